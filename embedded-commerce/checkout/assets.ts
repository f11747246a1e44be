import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

/** The shop's styles: fonts, theme and base are shared, so that the checkout looks like the shop. */
const baseStyles = new URL("../../app/styles/base.css", import.meta.url);
const fontsFolder = `${import.meta.resolve("#brand/fonts")}/`;

const read = (url: string | URL) => readFileSync(new URL(url), "utf8");
/** In plain CSS Tailwind's `@theme` is `:root`: both hold custom properties. */
const theme = read(import.meta.resolve("#brand/theme.css")).replaceAll(
  /@theme( inline)?/g,
  ":root",
);
const ownRules = read(new URL("checkout.css", import.meta.url));
const stylesheet = [read(`${fontsFolder}fonts.css`), theme, read(baseStyles), ownRules].join("\n");
const fonts = readdirSync(new URL(fontsFolder)).filter((name) => name.endsWith(".woff2"));

const hash = createHash("sha256").update(stylesheet);
for (const name of fonts) hash.update(readFileSync(new URL(name, fontsFolder)));

export const assetsPath = "/checkouts/assets/";
/** Changes with the content of the files in it, so that browsers can cache them for a year. */
const versionPath = `${assetsPath}${hash.digest("hex").slice(0, 12)}/`;
export const stylesheetPath = `${versionPath}checkout.css`;
export const preloadedFonts = ["text.woff2", "display.woff2"].map((name) => versionPath + name);

export const surfaceColor = /--color-surface: ([^;]+);/.exec(theme)?.[1] ?? "";

/** The stylesheet and the fonts of the checkout. */
export function getCheckoutAsset(pathname: string): Response {
  if (pathname === stylesheetPath) return asset(stylesheet, "text/css; charset=utf-8");
  const font = fonts.find((name) => pathname === versionPath + name);
  if (font) return asset(readFileSync(new URL(font, fontsFolder)), "font/woff2");
  return new Response("Not Found", { status: 404, headers: { "cache-control": "no-store" } });
}

function asset(content: string | Uint8Array<ArrayBuffer>, type: string): Response {
  return new Response(content, {
    headers: {
      "content-type": type,
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    },
  });
}
