import { readFile } from "node:fs/promises";
import { strToU8, zipSync } from "fflate";
import sharp from "sharp";
import { wordMarkPng, wordMarkSvg } from "./word-mark.ts";

/** The products whose pictures are sent out, as their masters are called. */
export const pictured = [
  "hair-nutraceutical",
  "hair-nutraceutical-45",
  "growth-strength-shampoo",
  "conditioner",
  "after-wash-scalp-serum",
  "hair-oil",
] as const;

type KitParts = {
  name: string;
  email: string;
  boilerplate: string;
  factSheet: Buffer;
  /** The folder of the masters, ending in a slash. */
  masters: string;
};

/** The archive for the press: word mark, product pictures, fact sheet, the paragraph about the shop. */
export async function mediaKit(parts: KitParts): Promise<Uint8Array> {
  const { name, email, boilerplate, factSheet, masters } = parts;
  const folder = `${name.toLowerCase()}-media-kit`;
  const svg = wordMarkSvg(name);
  const files: Record<string, Uint8Array> = {
    [`word-mark/${name.toLowerCase()}.svg`]: strToU8(svg),
    [`word-mark/${name.toLowerCase()}.png`]: await wordMarkPng(svg),
    "fact-sheet.pdf": factSheet,
    "about.txt": strToU8(`About ${name}\n\n${boilerplate}\n\nPress contact: ${email}\n`),
  };
  for (const product of pictured) {
    files[`pictures/${product}.jpg`] = await printPicture(`${masters}${product}-front.avif`);
  }
  const entries = Object.entries(files).map(([path, bytes]) => [`${folder}/${path}`, bytes]);
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: epoch });
}

/** Archives keep local time: the first moment that they know, so that the day of the build leaves no trace. */
const epoch = new Date(1980, 0, 1);

/** At the master's size, without profile or camera notes. */
async function printPicture(master: string): Promise<Uint8Array> {
  return sharp(await readFile(master))
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer();
}
