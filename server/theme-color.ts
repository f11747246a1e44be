import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const theme = readFileSync(createRequire(import.meta.url).resolve("#brand/theme.css"), "utf8");

/** A color of the brand's theme as it is written there, such as `#1f3a34`. Throws where the theme has none of this name. */
export function themeColor(name: string): string {
  const [, value] = new RegExp(`--color-${name}: ([^;]+);`).exec(theme) ?? [];
  if (!value) throw new Error(`The theme has no color ${name}`);
  return value;
}
