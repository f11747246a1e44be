import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import sharp from "sharp";

const { resolve } = createRequire(import.meta.url);
const cormorant = "@fontsource/cormorant-garamond/files/cormorant-garamond-latin";
const figtree = "@fontsource-variable/figtree/files/figtree-latin";
const fontFaces = await Promise.all([
  fontFace("Cormorant", "normal", "400", `${cormorant}-400-normal.woff2`),
  fontFace("Cormorant", "normal", "500", `${cormorant}-500-normal.woff2`),
  fontFace("Cormorant", "italic", "500", `${cormorant}-500-italic.woff2`),
  fontFace("Figtree", "normal", "300 900", `${figtree}-wght-normal.woff2`),
]);

async function fontFace(family, style, weight, file) {
  const data = (await readFile(resolve(file))).toString("base64");
  return `@font-face{font-family:${family};font-style:${style};font-weight:${weight};src:url(data:font/woff2;base64,${data}) format('woff2')}`;
}

/** Renders an SVG of the given size with Chromium; resolves to a PNG. */
export async function takeScreenshot(svg, width, height) {
  const dir = await mkdtemp(join(tmpdir(), "plate-"));
  const page = join(dir, "plate.html");
  const png = join(dir, "plate.png");
  const css = `${fontFaces.join("")}html,body{margin:0;overflow:hidden}svg{display:block}text{font-kerning:normal}`;
  try {
    await writeFile(page, `<!doctype html><meta charset="utf-8"><style>${css}</style>${svg}`);
    await promisify(execFile)(
      process.env.CHROMIUM ?? "chromium",
      [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--hide-scrollbars",
        "--force-device-scale-factor=1",
        "--virtual-time-budget=3000",
        `--user-data-dir=${join(dir, "profile")}`,
        // Some versions count the window's own bars as part of its height.
        `--window-size=${width},${height + 200}`,
        `--screenshot=${png}`,
        pathToFileURL(page).href,
      ],
      { timeout: 120_000 },
    );
    return await sharp(png).extract({ left: 0, top: 0, width, height }).png().toBuffer();
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
