import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The first of these programs on the PATH, or null. */
export function findProgram(...names: string[]): string | null {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const files = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return files.find((file) => existsSync(file)) ?? null;
}
