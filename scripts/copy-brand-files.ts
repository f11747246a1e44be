/** Copies what browsers and the press ask for by fixed addresses from the brand's folder into `public/`. */
import { cpSync, existsSync, rmSync } from "node:fs";
import { brandPath } from "./brand-folder.ts";

const copies: readonly [from: string, to: string][] = [
  ["icons", "icons"],
  ["icons/favicon.ico", "favicon.ico"],
  ["press", "press"],
  ["logo.svg", "logo.svg"],
];

for (const [from, to] of copies) {
  const target = new URL(`../public/${to}`, import.meta.url);
  rmSync(target, { recursive: true, force: true });
  if (existsSync(brandPath(from))) cpSync(brandPath(from), target, { recursive: true });
}
