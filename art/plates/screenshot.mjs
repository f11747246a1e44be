import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { chromium } from "playwright-core";

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

/** Renders an SVG with Chromium (CHROMIUM_PATH, else Playwright's own) to a PNG. */
export async function takeScreenshot(svg) {
  const css = `${fontFaces.join("")}html,body{margin:0}svg{display:block}text{font-kerning:normal}`;
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
  try {
    const page = await browser.newPage();
    await page.setContent(`<!doctype html><meta charset="utf-8"><style>${css}</style>${svg}`);
    await page.evaluate(() => document.fonts.ready);
    return await page.locator("svg").screenshot();
  } finally {
    await browser.close();
  }
}
