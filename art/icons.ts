import { mkdir, readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";

const svgFile = new URL("../app/shell/favicon.svg", import.meta.url);
const folder = new URL("../public/icons/", import.meta.url);
const icoFile = new URL("../public/favicon.ico", import.meta.url);

/** Draws the icons in `public/` from the one drawing: `node art/icons.ts`, after a change of it. */
const rounded = await readFile(svgFile, "utf8");
// To the edge: phones cut these to their own shape, and the letter stays in the middle four fifths.
const full = rounded.replace(/ rx="\d+"/, "");

await mkdir(folder, { recursive: true });
const write = async (name: string, svg: string, size: number) =>
  writeFile(new URL(name, folder), await drawn(svg, size));
await write("apple-touch-icon.png", full, 180);
for (const size of [192, 512]) {
  await write(`icon-${size}.png`, rounded, size);
  await write(`maskable-${size}.png`, full, size);
}
await writeFile(icoFile, await iconFile(rounded, [16, 32, 48]));

function drawn(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();
}

/** Windows' icon format: a directory of sixteen bytes a picture, then the pictures as PNG. */
async function iconFile(svg: string, sizes: readonly number[]): Promise<Buffer> {
  const pictures = await Promise.all(sizes.map((size) => drawn(svg, size)));
  const header = Buffer.alloc(6 + 16 * sizes.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(sizes.length, 4);
  let offset = header.length;
  for (const [index, picture] of pictures.entries()) {
    const entry = 6 + 16 * index;
    const size = sizes[index] ?? 0;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(picture.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  }
  return Buffer.concat([header, ...pictures]);
}
