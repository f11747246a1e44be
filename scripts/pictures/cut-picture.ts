import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { type Folders, provideFile } from "./provide-file.ts";
import type { SitePicture } from "./site-pictures/site-picture.ts";
import { standInColor } from "./stand-in-color.ts";

/** What a page needs for an `<img srcset>`: `{src}-{width}.avif`, `.webp` or `.jpg`. */
export type Picture = {
  width: number;
  height: number;
  widths: number[];
  /** Six hexadecimal digits, to fill its place while it loads. */
  color: string;
  src: string;
  alt: string;
};

/** 400 and 800 are a phone at one and two device pixels. */
const ladder = [400, 640, 800, 1200, 1600, 2400];
const formats = ["avif", "webp", "jpg"] as const;
const social = { width: 1200, height: 630, maxBytes: 150_000 };
/** Part of the cache's key: raise it when the encoding below changes. */
const recipe = "6";

/** Cuts one picture in every width and format, and for link previews. */
export async function cutPicture(
  sitePicture: SitePicture,
  folders: Folders & { masters: string },
): Promise<{ picture: Picture; files: string[] }> {
  const { name, quality, alt, maxWidth } = sitePicture;
  const master = await readMaster(sitePicture, folders.masters);
  const hash = createHash("sha256").update(`${recipe} ${quality} `).update(master).digest("hex");
  const stem = `${name}-${hash.slice(0, 8)}`;
  const { width, height } = await sharp(master).metadata();
  const widths = widthsFor(Math.min(width, maxWidth ?? width));

  // Decoded once and scaled once a width, which costs as much as half of the cuts; never if all are cached.
  const whole = once(() => decoded(sharp(master).toColorspace("srgb").removeAlpha()));
  const cuts = widths.flatMap((cutWidth) => {
    const scaled = once(async () => decoded((await whole()).resize({ width: cutWidth })));
    return formats.map((format) => ({
      file: `${stem}-${cutWidth}.${format}`,
      make: async () => encoded(await scaled(), format, quality),
    }));
  });
  cuts.push({ file: `${stem}-social.jpg`, make: async () => socialPicture(await whole()) });

  for (const { file, make } of cuts) await provideFile(file, folders, make);
  const color = await standInColor(`${folders.output}${stem}-${widths[0]}.jpg`);
  return {
    picture: { width, height, widths, color, src: `/pictures/${stem}`, alt },
    files: cuts.map(({ file }) => file),
  };
}

/** The steps of the ladder below a width, and that width or the ladder's end. */
export function widthsFor(width: number): number[] {
  const largest = Math.min(width, ladder.at(-1) ?? width);
  return [...ladder.filter((step) => step < largest * 0.9), largest];
}

async function readMaster({ name, fallback }: SitePicture, folder: string): Promise<Buffer> {
  const file = [".avif", ".webp"].map((extension) => folder + name + extension).find(existsSync);
  if (file) return readFile(file);
  console.warn(`art/masters holds no picture "${name}"; a plain linen one stands in for it.`);
  return sharp({ create: { ...fallback, channels: 3, background: "#efe6da" } })
    .webp()
    .toBuffer();
}

/** The same picture as plain pixels in memory, to begin from again and again. */
async function decoded(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

/** Asks at the first call and hands out copies of the answer from then on. */
function once(make: () => Promise<Sharp>): () => Promise<Sharp> {
  let made: Promise<Sharp> | null = null;
  return async () => {
    made ??= make();
    return (await made).clone();
  };
}

function encoded(
  picture: Sharp,
  format: (typeof formats)[number],
  quality: number,
): Promise<Buffer> {
  switch (format) {
    case "avif":
      // Effort 3 takes two and a half times as long for four in a hundred bytes less; WebP is for few browsers.
      return picture.avif({ quality, effort: 1 }).toBuffer();
    case "webp":
      return picture.webp({ quality: quality + 22, effort: 2 }).toBuffer();
    case "jpg":
      // For browsers of before 2020: mozjpeg's are a quarter smaller and take three times as long.
      return picture.jpeg({ quality: quality + 20 }).toBuffer();
  }
}

/** In the form of link previews, around what draws the eye; at a lower quality if it is too heavy. */
async function socialPicture(pixels: Sharp): Promise<Buffer> {
  const { width, height, maxBytes } = social;
  const cut = pixels.resize({ width, height, position: sharp.strategy.attention });
  const encode = (quality: number) => cut.clone().jpeg({ quality }).toBuffer();
  let quality = 82;
  let bytes = await encode(quality);
  while (bytes.length > maxBytes && quality > 30) {
    quality -= 8;
    bytes = await encode(quality);
  }
  return bytes;
}
