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

type EncodingName = (typeof encodings)[number]["name"];
type VideoFile = { bytes: Buffer<ArrayBuffer>; version: string };

export type Videos = ReturnType<typeof openVideos>;

/** The videos beside the masters. Each is read once, so a changed one needs a restart. */
export function openVideos(mastersDir: string, shots: ReadonlySet<string>) {
  const known = new Map<string, Promise<VideoFile | null>>();

  async function open(file: string): Promise<VideoFile | null> {
    try {
      const bytes = await readFile(join(mastersDir, file));
      return { bytes, version: getVersion(bytes) };
    } catch (error) {
      known.delete(file);
      if ((error as NodeJS.ErrnoException).code !== "ENOENT")
        console.error(`The video ${file} cannot be read.`, error);
      return null;
    }
  }

  /** Null for one that the store does not have, or cannot read. */
  function read(shot: string, encoding: string): Promise<VideoFile | null> {
    if (!shots.has(shot) || !encodings.some(({ name }) => name === encoding))
      return Promise.resolve(null);
    const file = `${shot}.${encoding}.mp4`;
    const video = known.get(file) ?? open(file);
    known.set(file, video);
    return video;
  }

  return {
    read,
    /** A hash of the content: a URL with it is immutable. */
    readVersion: async (shot: string, encoding: EncodingName): Promise<string> =>
      (await read(shot, encoding))?.version ?? "0",
  };
}
