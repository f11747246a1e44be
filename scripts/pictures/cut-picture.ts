import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, readFile, rename } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import type { SitePicture } from "./site-pictures.ts";

/** What a page needs for an `<img srcset>`: `{src}-{width}.avif`, `.webp` or `.jpg`. */
export type Picture = {
  width: number;
  height: number;
  widths: number[];
  /** Average colour, to stand in while the picture loads. */
  color: string;
  src: string;
  alt: string;
};

type Folders = { masters: string; pictures: string; cache: string };

const ladder = [480, 768, 1080, 1440, 1920, 2560];
/** Part of the cache's key: raise it when the encoding below changes. */
const recipe = "2";

/** Cuts one picture in every width and format, from the cache when master and recipe are the same. */
export async function cutPicture(
  sitePicture: SitePicture,
  folders: Folders,
): Promise<{ picture: Picture; files: string[] }> {
  const { name, quality } = sitePicture;
  const master = await readMaster(sitePicture, folders.masters);
  const hash = createHash("sha256").update(`${recipe} ${quality} `).update(master).digest("hex");
  const { width, height } = await sharp(master).metadata();
  const pixels = await decoded(master);
  const widths = widthsFor(width);
  const stem = `${name}-${hash.slice(0, 8)}`;

  const files: string[] = [];
  for (const cutWidth of widths) {
    for (const format of ["avif", "webp", "jpg"] as const) {
      const file = `${stem}-${cutWidth}.${format}`;
      files.push(file);
      if (existsSync(folders.pictures + file)) continue;
      if (!existsSync(folders.cache + file)) {
        // Written under another name first: an interrupted run leaves no half picture behind.
        const draft = `${folders.cache}${file}.draft`;
        await encoded(pixels().resize({ width: cutWidth }), format, quality).toFile(draft);
        await rename(draft, folders.cache + file);
      }
      await copyFile(folders.cache + file, folders.pictures + file);
    }
  }
  return {
    picture: {
      width,
      height,
      widths,
      color: await averageColor(pixels()),
      src: `/pictures/${stem}`,
      alt: sitePicture.alt,
    },
    files,
  };
}

/** The steps of the ladder below the master's own width, and that width or the ladder's end. */
export function widthsFor(masterWidth: number): number[] {
  const largest = Math.min(masterWidth, ladder.at(-1) ?? masterWidth);
  return [...ladder.filter((width) => width < largest * 0.9), largest];
}

async function readMaster({ name, fallback }: SitePicture, folder: string): Promise<Buffer> {
  const file = [".avif", ".webp"].map((extension) => folder + name + extension).find(existsSync);
  if (file) return readFile(file);
  console.warn(`art/masters holds no picture "${name}"; a plain linen one stands in for it.`);
  return sharp({ create: { ...fallback, channels: 3, background: "#efe6da" } })
    .webp()
    .toBuffer();
}

/** Decodes a master once for all its cuts; that costs as much as half of them. */
async function decoded(master: Buffer): Promise<() => Sharp> {
  const { data, info } = await sharp(master)
    .toColorspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return () => sharp(data, { raw: info });
}

function encoded(picture: Sharp, format: "avif" | "webp" | "jpg", quality: number) {
  switch (format) {
    case "avif":
      // Effort 4 takes five times as long for four in a hundred bytes less.
      return picture.avif({ quality, effort: 3 });
    case "webp":
      return picture.webp({ quality: quality + 22, effort: 5 });
    case "jpg":
      return picture.jpeg({ quality: quality + 20, mozjpeg: true });
  }
}

async function averageColor(pixels: Sharp): Promise<string> {
  const data = await pixels.resize(1, 1, { fit: "fill" }).raw().toBuffer();
  return `#${data.subarray(0, 3).toString("hex")}`;
}
