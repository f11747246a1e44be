import { fileURLToPath } from "node:url";

/** A path in the folder of the brand, which `imports` in package.json names. */
export function brandPath(path: string): string {
  return fileURLToPath(import.meta.resolve(`#brand/${path}`));
}
