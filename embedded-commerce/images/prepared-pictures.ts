import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** What was cut before anybody asked; null for anything else. */
export type PreparedPictures = (name: string) => Promise<Buffer | null>;

/** A folder that a build fills; without it every picture is cut when it is first asked for. */
export function openPreparedPictures(folder: string): PreparedPictures {
  return (name) => readFile(join(folder, name)).catch(() => null);
}
