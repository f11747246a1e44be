/**
 * Copies what browsers and the press ask for by fixed addresses from the brand's folder into `public/`, and notes for
 * `npm start` which brand the build is of.
 */
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { brandFolder, brandPath } from "./brand-folder.ts";

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

const note = new URL("../node_modules/.cache/brand", import.meta.url);
mkdirSync(new URL("./", note), { recursive: true });
writeFileSync(note, basename(brandFolder));
