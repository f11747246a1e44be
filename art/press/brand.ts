import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { brandPath } from "../../scripts/brand-folder.ts";

const theme = readFileSync(brandPath("theme.css"), "utf8");

/** A color of the shop's theme, such as `#1f3a34`. Throws if the theme computes it from others. */
export function themeColor(name: string): string {
  const value = theme.match(new RegExp(`--color-${name}: (#[0-9a-f]{6});`))?.[1];
  if (!value) throw new Error(`The theme has no hexadecimal value for the color ${name}`);
  return value;
}

const { resolve } = createRequire(import.meta.url);

/** The brand's typefaces as static fonts: PDF cannot embed variable ones. */
export const fonts = {
  display: resolve("@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff"),
  text: resolve("@fontsource/figtree/files/figtree-latin-400-normal.woff"),
  strong: resolve("@fontsource/figtree/files/figtree-latin-600-normal.woff"),
} as const;
