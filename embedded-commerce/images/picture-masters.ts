import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Sharp, SharpInput } from "sharp";

export type PictureSize = { width: number; height: number };

/** What a build has measured and cut ahead; null for anything else. */
export type PreparedPictures = {
  read(name: string): Promise<Buffer | null>;
  /** Of a master, by its version: the same bytes have the same size. */
  sizeOf(version: string): Promise<PictureSize | null>;
};

export type MasterPicture = PictureSize & {
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

/** The file in which a build notes the masters' sizes, by version. */
export const SIZES = "sizes.json";

const placeholderSize = { width: 1280, height: 1600 };
/** Stands in for a shot that has no master: an empty linen ground. */
const placeholder = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="1600"><rect width="1280" height="1600" fill="#F1E9DE"/></svg>`;

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

/** Loads sharp when a picture is read or cut: a server whose pictures are prepared saves 23 MB and 0.1 s. */
export async function openPicture(source: SharpInput): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  // One thread a picture: the work queue decides how many are cut at once.
  sharp.concurrency(1);
  return sharp(source);
}

/** The pictures from which all sizes are cut. */
export function openMasters(mastersDir: string, prepared?: PreparedPictures): PictureMasters {
  const known = new Map<string, Known>();
  const looking = new Map<string, Promise<MasterPicture>>();

  async function look(shot: string): Promise<MasterPicture> {
    const { path, stamp } = await findFile(mastersDir, shot);
    const before = known.get(shot);
    const master = before?.stamp === stamp ? before.master : await readMaster(path, prepared);
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
  return { path: null, stamp: "placeholder" };
}

async function readMaster(
  path: string | null,
  prepared?: PreparedPictures,
): Promise<MasterPicture> {
  if (path) {
    const bytes = await readFile(path);
    const version = versionOf(bytes);
    const size = (await prepared?.sizeOf(version)) ?? (await measure(bytes));
    if (size) return { width: size.width, height: size.height, version, source: path };
    console.error(`The picture ${path} cannot be read; a placeholder is shown.`);
  }
  const bytes = Buffer.from(placeholder);
  return { ...placeholderSize, version: versionOf(bytes), source: bytes };
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
