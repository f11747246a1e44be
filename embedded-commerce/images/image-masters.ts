import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Sharp, SharpInput } from "sharp";

export type ImageSize = { width: number; height: number };

export type MasterImage = ImageSize & {
  /** A hash of the content: a URL with it is immutable. */
  version: string;
  /** A file, or the bytes of an SVG. */
  source: string | Buffer;
};

export type ImageMasters = ReturnType<typeof openMasters>;
export type PreparedImages = ReturnType<typeof openPreparedImages>;

/** The build's file of the masters' sizes, by version. */
export const SIZES = "sizes.json";

const placeholderSvg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="1600"><rect width="1280" height="1600" fill="#F1E9DE"/></svg>',
);
/** Stands in for a shot without a master. */
const placeholder = {
  width: 1280,
  height: 1600,
  version: getVersion(placeholderSvg),
  source: placeholderSvg,
};

/** Images that the build has measured and resized. The folder may be missing. */
export function openPreparedImages(folder: string) {
  let sizes: Promise<Partial<Record<string, ImageSize>>> | null = null;

  return {
    /** Null for an image that was not resized. */
    read: (name: string) => readFile(join(folder, name)).catch(() => null),
    /** The size of a master, by its version. */
    async readSize(version: string): Promise<ImageSize | null> {
      sizes ??= readFile(join(folder, SIZES), "utf8").then(JSON.parse, () => ({}));
      return (await sizes)[version] ?? null;
    },
  };
}

/** Imports sharp on first use, which saves 23 MB and 0.1 s where the build has resized all images. */
export async function openImage(source: SharpInput): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  // One thread for each image: the work queue limits how many are resized at once.
  sharp.concurrency(1);
  // Results are remembered by the endpoint: of libvips's own cache, operations on one file hardly repeat.
  sharp.cache(false);
  return sharp(source);
}

/** The images from which all sizes are made. They are read once, so a new one needs a restart. */
export function openMasters(mastersDir: string, prepared?: PreparedImages) {
  const known = new Map<string, MasterImage | Promise<MasterImage>>();

  async function read(shot: string): Promise<MasterImage> {
    try {
      const master = (await readMaster(mastersDir, shot, prepared)) ?? placeholder;
      known.set(shot, master);
      return master;
    } catch (error) {
      console.error(`The image ${shot} cannot be read; a placeholder is shown.`, error);
      known.delete(shot);
      return placeholder;
    }
  }

  return {
    /** Synchronous for an image that was read before: a list of products has sixty. */
    describe(shot: string): MasterImage | Promise<MasterImage> {
      const master = known.get(shot) ?? read(shot);
      known.set(shot, master);
      return master;
    },
  };
}

async function readMaster(
  folder: string,
  shot: string,
  prepared?: PreparedImages,
): Promise<MasterImage | null> {
  for (const extension of ["avif", "webp"]) {
    const path = join(folder, `${shot}.${extension}`);
    const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return null;
      throw error;
    });
    if (!bytes) continue;
    const version = getVersion(bytes);
    const { width, height } =
      (await prepared?.readSize(version)) ?? (await (await openImage(bytes)).metadata());
    return { width, height, version, source: path };
  }
  return null;
}

/** Ten digits, as in the CDN's URLs. */
export function getVersion(bytes: Buffer): string {
  const digest = createHash("sha256").update(bytes).digest();
  return String(1_000_000_000 + (digest.readUInt32BE(0) % 9_000_000_000));
}
