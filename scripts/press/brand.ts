import { fileURLToPath } from "node:url";

/** The colours of the tokens, which paper cannot read (app/styles/tokens.css). */
export const colours = {
  evergreen: "#1f3a34",
  clay: "#964a27",
  ink: "#1e1b18",
  stone: "#6b635a",
} as const;

const packages = new URL("../../node_modules/@fontsource/", import.meta.url);

/** The shop's own faces in a form that can be embedded: whole and not variable. */
export const fonts = {
  display: fontFile("cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff"),
  text: fontFile("figtree/files/figtree-latin-400-normal.woff"),
  strong: fontFile("figtree/files/figtree-latin-600-normal.woff"),
} as const;

function fontFile(path: string): string {
  return fileURLToPath(new URL(path, packages));
}
