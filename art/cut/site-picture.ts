import { createHash } from "node:crypto";
import sharp from "sharp";
import type { pictures } from "../../app/content/pictures.ts";
import type { SitePicture } from "../../app/content/site-picture.ts";
import { cutPicture, planCut } from "../../embedded-commerce/images/cut-picture.ts";
import type { MasterPicture } from "../../embedded-commerce/images/picture-masters.ts";
import { decodeOnce } from "./decode-once.ts";
import { type Folders, provideFile } from "./output-folder.ts";
import { standInColor } from "./stand-in-color.ts";

type Entry = (typeof pictures)[string];
/** `color` fills the picture's place while it loads: six hexadecimal digits. */
export type CutSitePicture = {
  picture: Omit<SitePicture, "tint">;
  color: string;
  files: string[];
};

const fallbackWidth = 800;
const social = { width: 1200, height: 630, maxBytes: 150_000 };
/** Part of the files' names: raise it when the encoding changes. */
const recipe = 7;

/**
 * Cuts one of the site's pictures: AVIF at each width, one JPEG for browsers without AVIF, and the
 * picture of link previews.
 */
export async function cutSitePicture(
  name: string,
  { widths, quality, isFirst = false, isShared = false, alt }: Entry,
  master: MasterPicture,
  folders: Folders,
): Promise<CutSitePicture> {
  const { width, height, version } = master;
  const key = createHash("sha256")
    .update(`${recipe} ${quality} ${isFirst} ${version}`)
    .digest("hex");
  const stem = `${name}-${key.slice(0, 8)}`;
  const pixels = decodeOnce(master);
  // Effort 3 takes three times as long as 1.
  const avif = { quality, effort: isFirst ? 3 : 1 };
  const make = (cutWidth: number, format: "avif" | "jpeg") => {
    const cut = planCut(master, { width: cutWidth, height: null, crop: null });
    return () => cutPicture(master, cut, format, { pixels, avif });
  };

  const fallback = `${stem}.jpg`;
  await provideFile(fallback, folders, make(fallbackWidth, "jpeg"));
  const files = [fallback];
  for (const cutWidth of widths) {
    const file = `${stem}-${cutWidth}.avif`;
    await provideFile(file, folders, make(cutWidth, "avif"));
    files.push(file);
  }
  if (isShared) {
    const file = `${stem}-social.jpg`;
    await provideFile(file, folders, async () => socialPicture(await pixels()));
    files.push(file);
  }
  const src = `/pictures/${stem}`;
  const picture = { width, height, widths, src, alt };
  return {
    picture: isShared ? { ...picture, social: `${src}-social.jpg` } : picture,
    color: await standInColor(folders.output + fallback),
    files,
  };
}

/** Cropped around what draws the eye; at a lower quality if it is too heavy. */
async function socialPicture(pixels: Buffer): Promise<Buffer> {
  const { width, height, maxBytes } = social;
  const cropped = sharp(pixels).resize({ width, height, position: sharp.strategy.attention });
  const encode = (quality: number) => cropped.clone().jpeg({ quality }).toBuffer();
  let quality = 82;
  let bytes = await encode(quality);
  while (bytes.length > maxBytes && quality > 30) {
    quality -= 8;
    bytes = await encode(quality);
  }
  return bytes;
}
