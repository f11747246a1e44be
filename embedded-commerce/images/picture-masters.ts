import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { openPicture } from "./encoder.ts";
import { drawFallback } from "./fallback-drawing.ts";
import type { PictureSize, PreparedPictures } from "./prepared-pictures.ts";

export type MasterPicture = {
  width: number;
  height: number;
  /** Changes with the content, so that an address with it may be cached for ever. */
  version: string;
  /** Where sharp reads it from: a file, or the bytes of a drawing. */
  source: string | Buffer;
};

export type PictureMasters = {
  /** At once for a picture that was looked at lately: a listing asks for sixty of them. */
  describe(shot: string): MasterPicture | Promise<MasterPicture>;
};

/** How long a look at the folder counts, so that a page with sixty pictures does not look sixty times. */
const LOOK_AGAIN_MS = 5_000;

type Known = { checkedAt: number; stamp: string; master: MasterPicture };

/** The pictures from which all sizes are cut; a shot that is not rendered yet is drawn. */
export function openMasters(mastersDir: string, prepared?: PreparedPictures): PictureMasters {
  const known = new Map<string, Known>();
  const looking = new Map<string, Promise<MasterPicture>>();

  async function look(shot: string): Promise<MasterPicture> {
    const { path, stamp } = await findFile(mastersDir, shot);
    const before = known.get(shot);
    const master = before?.stamp === stamp ? before.master : await readMaster(shot, path, prepared);
    known.set(shot, { checkedAt: Date.now(), stamp, master });
    return master;
  }

  return {
    describe(shot) {
      const lately = known.get(shot);
      if (lately && Date.now() - lately.checkedAt < LOOK_AGAIN_MS) return lately.master;

      const underWay = looking.get(shot) ?? look(shot).finally(() => looking.delete(shot));
      looking.set(shot, underWay);
      return underWay;
    },
  };
}

async function findFile(
  folder: string,
  shot: string,
): Promise<{ path: string | null; stamp: string }> {
  for (const extension of ["avif", "webp"]) {
    const path = join(folder, `${shot}.${extension}`);
    const found = await stat(path).catch(() => null);
    if (found?.isFile()) return { path, stamp: `${path}:${found.size}:${found.mtimeMs}` };
  }
  return { path: null, stamp: "drawn" };
}

async function readMaster(
  shot: string,
  path: string | null,
  prepared?: PreparedPictures,
): Promise<MasterPicture> {
  if (path) {
    const bytes = await readFile(path);
    const version = versionOf(bytes);
    const size = (await prepared?.sizeOf(version)) ?? (await measure(bytes));
    if (size) return { width: size.width, height: size.height, version, source: path };
    console.error(`The picture ${path} cannot be read; a drawing stands in for it.`);
  }
  const drawing = drawFallback(shot);
  const bytes = Buffer.from(drawing.svg);
  return { width: drawing.width, height: drawing.height, version: versionOf(bytes), source: bytes };
}

async function measure(bytes: Buffer): Promise<PictureSize | null> {
  const picture = await openPicture(bytes);
  return picture.metadata().catch(() => null);
}

/** Ten digits, as the CDN's own versions have. */
function versionOf(bytes: Buffer): string {
  const digest = createHash("sha256").update(bytes).digest();
  return String(1_000_000_000 + (digest.readUInt32BE(0) % 9_000_000_000));
}
