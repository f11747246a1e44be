/**
 * Resizes the site's own images into `public/pictures`, and writes what the pages import of them. What was
 * made before comes from `node_modules/.cache`.
 */

import { hash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { images, strips } from "#brand/content/images.ts";
import type { SiteImage, Strip } from "../../app/lib/site-image.ts";
import { planSize, resizeImage } from "../../embedded-commerce/images/resize-image.ts";
import { brandPath } from "../../scripts/brand-folder.ts";
import { openFolders, provideFile, removeOthers } from "./output-folder.ts";
import { type OpenMaster, resizeMasters } from "./resize-masters.ts";
import { standInColor } from "./stand-in-color.ts";
import { isPaleUnderText } from "./text-ground.ts";

const fallbackWidth = 800;
const social = { width: 1200, height: 630, maxBytes: 150_000 };
/** Part of the files' names: raise it when the encoding changes. */
const recipe = 7;

const folders = await openFolders("public/pictures/", "node_modules/.cache/pictures/");
const resized = await resizeMasters(Object.entries(images), resizeSiteImage);
const copied = await Promise.all(Object.entries(strips).map(copyStrip));
const files = [...resized.flatMap(({ files }) => files), ...copied.map(({ file }) => file)];
await removeOthers(folders.output, new Set(files));

// The whole folder: modules under an earlier name would no longer pass the type check.
const generated = `${brandPath("generated")}/`;
await rm(generated, { recursive: true, force: true });
// One module an image, so that a page's script holds its own images only.
for (const folder of ["images", "strips"]) await mkdir(generated + folder, { recursive: true });
for (const { name, image } of resized)
  await writeFile(`${generated}images/${name}.ts`, moduleFor("SiteImage", image));
for (const { name, strip } of copied)
  await writeFile(`${generated}strips/${name}.ts`, moduleFor("Strip", strip));

// Classes, because the security policy forbids style attributes.
const colors = [...new Set(resized.map(({ color }) => color))].sort();
const rules = colors.map((color) => `.tint-${color} { background-color: #${color}; }\n`);
await writeFile(`${generated}tints.css`, rules.join(""));

/**
 * Resizes one of the site's images: AVIF at each width, one JPEG for browsers without AVIF, and the
 * image of link previews.
 */
async function resizeSiteImage(
  name: string,
  {
    widths,
    quality,
    isFirst = false,
    isShared = false,
    isUnderText = false,
    alt,
  }: (typeof images)[string],
  { master, pixels }: OpenMaster,
) {
  const { width, height, version } = master;
  const key = hash("sha256", `${recipe} ${quality} ${isFirst} ${version}`);
  const stem = `${name}-${key.slice(0, 8)}`;
  // Effort 3 takes three times as long as 1.
  const avif = { quality, effort: isFirst ? 3 : 1 };
  const make = (targetWidth: number, format: "avif" | "jpeg") => {
    const size = planSize(master, { width: targetWidth, height: null, crop: null });
    return () => resizeImage(master, size, format, { pixels, avif });
  };

  const fallback = `${stem}.jpg`;
  await provideFile(fallback, folders, make(fallbackWidth, "jpeg"));
  const files = [fallback];
  for (const targetWidth of widths) {
    const file = `${stem}-${targetWidth}.avif`;
    await provideFile(file, folders, make(targetWidth, "avif"));
    files.push(file);
  }
  if (isShared) {
    const file = `${stem}-social.jpg`;
    await provideFile(file, folders, async () => socialImage(await pixels()));
    files.push(file);
  }
  const src = `/pictures/${stem}`;
  const color = await standInColor(folders.output + fallback);
  const preview = isShared ? { social: `${src}-social.jpg` } : {};
  const needsScrim = isUnderText && !(await isPaleUnderText(folders.output + fallback));
  const image = {
    ...{ width, height, widths, src, alt },
    ...preview,
    ...(needsScrim && { needsScrim: true as const }),
    tint: `tint-${color}`,
  };
  return { name, image, color, files };
}

/** A strip is served as it is: its frames are made for one size. */
async function copyStrip([name, { columns, rows }]: [string, (typeof strips)[string]]) {
  const bytes = await readFile(brandPath(`pictures/${name}.avif`));
  const { width = 0, height = 0 } = await sharp(bytes).metadata();
  const file = `${name}-${hash("sha256", bytes).slice(0, 8)}.avif`;
  await provideFile(file, folders, async () => bytes);
  const frame = { width: width / columns, height: height / rows };
  return { name, file, strip: { src: `/pictures/${file}`, columns, rows, ...frame } };
}

/** Cropped around what draws the eye; at a lower quality if it is too heavy. */
async function socialImage(pixels: Buffer): Promise<Buffer> {
  const { width, height, maxBytes } = social;
  const cropped = sharp(pixels).resize({ width, height, position: sharp.strategy.attention });
  for (let quality = 82; ; quality -= 8) {
    const bytes = await cropped.clone().jpeg({ quality }).toBuffer();
    if (bytes.length <= maxBytes || quality <= 30) return bytes;
  }
}

function moduleFor(type: "SiteImage" | "Strip", image: SiteImage | Strip): string {
  const content = JSON.stringify(image, null, 2);
  return `// Written by art/resize/site-images.ts.
import type { ${type} } from "~/lib/site-image";

export default ${content} satisfies ${type};
`;
}
