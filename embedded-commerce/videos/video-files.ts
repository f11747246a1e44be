import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { getVersion } from "../images/image-masters.ts";

/** The encodings of each video. A browser plays the first that it can decode; AV1 looks better at the same size. */
export const encodings = [
  { name: "av1", mimeType: "video/mp4; codecs=av01.0.04M.08" },
  { name: "h264", mimeType: "video/mp4; codecs=avc1.64001f" },
] as const;

/** A poster has this many times the size of its video, for screens with more pixels. */
export const posterScale = 2;

export type Videos = ReturnType<typeof openVideos>;

/** The videos beside the masters. Each is read once, so a changed one needs a restart. */
export function openVideos(mastersDir: string, shots: ReadonlySet<string>) {
  const known = new Map<string, string>();

  return {
    /** A hash of the content: a URL with it is immutable. Null for a video that the store does not have, or cannot read. */
    async readVersion(shot: string, encoding: string): Promise<string | null> {
      if (!shots.has(shot) || !encodings.some(({ name }) => name === encoding)) return null;
      const file = join(mastersDir, `${shot}.${encoding}.mp4`);
      const bytes = known.has(file) ? null : await readFile(file).catch(() => null);
      if (bytes) known.set(file, getVersion(bytes));
      return known.get(file) ?? null;
    },
  };
}
