import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

export type PictureCache = {
  read(name: string): Promise<Buffer | null>;
  write(name: string, bytes: Buffer): Promise<void>;
};

const NAME = /^[a-f0-9]{40}\.(avif|webp|jpeg|png)$/;

/** Finished pictures on disk, least recently used dropped first once they exceed the given size. */
export function openPictureCache(folder: string, maxBytes: number): PictureCache {
  /** In order of use: a Map keeps insertion order, and a used entry is inserted again. */
  const sizes = new Map<string, number>();
  let totalBytes = 0;
  let ready: Promise<void> | null = null;

  function remember(name: string, bytes: number): void {
    totalBytes += bytes - (sizes.get(name) ?? 0);
    sizes.delete(name);
    sizes.set(name, bytes);
  }

  async function load(): Promise<void> {
    await mkdir(folder, { recursive: true });
    const names = await readdir(folder);
    const found = await Promise.all(
      names.map(async (name) => {
        const path = join(folder, name);
        if (!NAME.test(name)) {
          // Left over from a write that was cut off.
          await rm(path, { force: true, recursive: true });
          return null;
        }
        const { size, mtimeMs } = await stat(path);
        return { name, size, mtimeMs };
      }),
    );
    const oldestFirst = found
      .filter((entry) => entry !== null)
      .toSorted((one, other) => one.mtimeMs - other.mtimeMs);
    for (const { name, size } of oldestFirst) remember(name, size);
  }

  /** A folder that could not be read is tried again the next time. */
  function loaded(): Promise<void> {
    ready ??= load().catch((error: unknown) => {
      ready = null;
      throw error;
    });
    return ready;
  }

  async function dropOldest(): Promise<void> {
    while (totalBytes > maxBytes) {
      const [name, bytes] = sizes.entries().next().value ?? [];
      if (name === undefined || bytes === undefined) return;
      sizes.delete(name);
      totalBytes -= bytes;
      await rm(join(folder, name), { force: true });
    }
  }

  return {
    async read(name) {
      // A picture that is not kept is cut anew.
      await loaded().catch(() => {});
      const bytes = sizes.get(name);
      if (bytes === undefined) return null;
      const content = await readFile(join(folder, name)).catch(() => null);
      if (content) {
        remember(name, bytes);
      } else {
        sizes.delete(name);
        totalBytes -= bytes;
      }
      return content;
    },
    async write(name, content) {
      await loaded();
      const draft = join(folder, `draft-${randomBytes(6).toString("hex")}`);
      try {
        await writeFile(draft, content);
        await rename(draft, join(folder, name));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      remember(name, content.byteLength);
      await dropOldest();
    },
  };
}
