import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

/** The shop's styles: fonts, theme and base are shared, so that the checkout looks like the shop. */
const shopStyles = new URL("../../app/styles/", import.meta.url);
const fontsFolder = new URL("fonts/", shopStyles);

const readStyles = (name: string) => readFileSync(new URL(name, shopStyles), "utf8");
/** In plain CSS Tailwind's `@theme` is `:root`: both hold custom properties. */
const theme = readStyles("theme.css").replaceAll(/@theme( inline)?/g, ":root");
const ownRules = readFileSync(new URL("checkout.css", import.meta.url), "utf8");
const stylesheet = [readStyles("fonts.css"), theme, readStyles("base.css"), ownRules].join("\n");
const fonts = readdirSync(fontsFolder).filter((name) => name.endsWith(".woff2"));

const hash = createHash("sha256").update(stylesheet);
for (const name of fonts) hash.update(readFileSync(new URL(name, fontsFolder)));

export const assetsPath = "/checkouts/assets/";
/** Changes with the content of the files in it, so that browsers can cache them for a year. */
const versionPath = `${assetsPath}${hash.digest("hex").slice(0, 12)}/`;
export const stylesheetPath = `${versionPath}checkout.css`;
/** `fonts.css` names the fonts by paths relative to the stylesheet. */
const fontsPath = `${versionPath}fonts/`;
export const preloadedFonts = ["figtree.woff2", "solenne-display.woff2"].map(
  (name) => fontsPath + name,
);

export const surfaceColor = /--color-surface: ([^;]+);/.exec(theme)?.[1] ?? "";

/** The stylesheet and the fonts of the checkout. */
export function getCheckoutAsset(pathname: string): Response {
  if (pathname === stylesheetPath) return asset(stylesheet, "text/css; charset=utf-8");
  const font = fonts.find((name) => pathname === fontsPath + name);
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
