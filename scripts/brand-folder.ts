import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const { resolve } = createRequire(import.meta.url);

/** The folder of the brand, which `imports` in package.json names; with `--conditions=test` that of the tests. */
export const brandFolder = dirname(resolve("#brand/theme.css"));

export function brandPath(path: string): string {
  return join(brandFolder, path);
}
