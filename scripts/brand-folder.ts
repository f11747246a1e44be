import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import type { BrandFile } from "../brand-check/brand-files.ts";

const { resolve } = createRequire(import.meta.url);

/** The folder of the brand, which `imports` in package.json names; with `--conditions=test` that of the tests. */
export const brandFolder = dirname(resolve("#brand/theme.css"));

export function brandPath(path: string): string {
  return join(brandFolder, path);
}

/** The brand's files but those that the build writes. */
export function readBrandFiles(): BrandFile[] {
  return readdirSync(brandFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes("generated"))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const content = readFileSync(file);
      return {
        path: relative(brandFolder, file).replaceAll("\\", "/"),
        text: /\.(?:ts|css|svg)$/.test(file) ? content.toString() : "",
        bytes: content.length,
      };
    });
}
