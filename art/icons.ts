import { readFile, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { brandPath } from "../scripts/brand-folder.ts";

const folder = pathToFileURL(`${brandPath("icons")}/`);
const svgFile = new URL("favicon.svg", folder);

/** Draws the icons from the one drawing: `node art/icons.ts`, after a change of it. */
const rounded = await readFile(svgFile, "utf8");
// To the edge: phones cut these to their own shape, and the letter stays in the middle four fifths.
const full = rounded.replace(/ rx="\d+"/, "");

const write = async (file: string, icon: Promise<Buffer>) => {
  await writeFile(new URL(file, folder), await icon);
  console.log(`Wrote ${file}`);
};
await write("apple-touch-icon.png", drawn(full, 180));
for (const size of [192, 512]) {
  await write(`icon-${size}.png`, drawn(rounded, size));
  await write(`maskable-${size}.png`, drawn(full, size));
}
await write("favicon.ico", iconFile(rounded, [16, 32, 48]));

function drawn(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();
}

/** Windows' icon format: a directory of sixteen bytes an image, then the images as PNG. */
async function iconFile(svg: string, sizes: readonly number[]): Promise<Buffer> {
  const images = await Promise.all(sizes.map((size) => drawn(svg, size)));
  let offset = 6 + 16 * sizes.length;
  const entries = images.map((image, index) => {
    const size = sizes[index] ?? 0;
    const entry = Buffer.alloc(16);
    entry.set([size, size, 0, 0, 1, 0, 32, 0]);
    entry.writeUInt32LE(image.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += image.length;
    return entry;
  });
  return Buffer.concat([Buffer.from([0, 0, 1, 0, sizes.length, 0]), ...entries, ...images]);
}
