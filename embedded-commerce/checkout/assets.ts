import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const fonts: ReadonlyMap<string, string> = new Map([
  [
    "cormorant-400.woff2",
    "@fontsource/cormorant-garamond/files/cormorant-garamond-latin-400-normal.woff2",
  ],
  [
    "cormorant-500.woff2",
    "@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2",
  ],
  ["figtree.woff2", "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2"],
]);

/** One file for the browser; in this order, because later rules refine earlier ones. */
const stylesheet = Buffer.concat(
  ["base", "pages", "form", "summary"].map((part) =>
    readFileSync(new URL(`./styles/${part}.css`, import.meta.url)),
  ),
);
const stylesheetHash = createHash("sha256").update(stylesheet).digest("hex").slice(0, 12);

export const assetsPath = "/checkouts/assets/";
/** The hash in the name lets browsers keep the file for ever. */
export const stylesheetPath = `${assetsPath}checkout-${stylesheetHash}.css`;

/** The stylesheet and the fonts of the checkout, from this service, so that the page needs nobody else. */
export function checkoutAsset(pathname: string): Response {
  if (pathname === stylesheetPath) return asset(stylesheet, "text/css; charset=utf-8");
  const font = fonts.get(pathname.slice(assetsPath.length));
  if (font) return asset(readFileSync(require.resolve(font)), "font/woff2");
  return new Response("Not Found", { status: 404, headers: { "cache-control": "no-store" } });
}

function asset(bytes: Buffer, type: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": type,
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    },
  });
}
