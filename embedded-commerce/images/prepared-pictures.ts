import { readFile } from "node:fs/promises";
import { join } from "node:path";

export type PictureSize = { width: number; height: number };

/** What a build has found out and cut before anybody asked; null for anything else. */
export type PreparedPictures = {
  read(name: string): Promise<Buffer | null>;
  /** Of a master, by its version: the same bytes have the same size. */
  sizeOf(version: string): Promise<PictureSize | null>;
};

/** The file in which a build notes the masters' sizes, by version. */
export const SIZES = "sizes.json";

/** A folder that a build fills; without it every picture is cut when it is first asked for. */
export function openPreparedPictures(folder: string): PreparedPictures {
  let sizes: Promise<Partial<Record<string, PictureSize>>> | null = null;

  return {
    read: (name) => readFile(join(folder, name)).catch(() => null),
    async sizeOf(version) {
      sizes ??= readFile(join(folder, SIZES), "utf8").then(JSON.parse, () => ({}));
      return (await sizes)[version] ?? null;
    },
  };
}
