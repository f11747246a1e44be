import sharp from "sharp";

/** Pixels that differ by less look the same. */
const maxChannelDifference = 24;
const channels = 3;
const gapPx = 20;

/** Red, green and blue of each pixel. */
export type Pixels = { data: Buffer; width: number; height: number };

/** The pixels of images of the same width, one below another. */
export async function readStacked(images: readonly Buffer[]): Promise<Pixels> {
  const decoded = await Promise.all(
    images.map((image) => sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  return {
    data: Buffer.concat(decoded.map(({ data }) => data)),
    width: decoded[0]?.info.width ?? 0,
    height: decoded.reduce((sum, { info }) => sum + info.height, 0),
  };
}

type ComparisonOptions = { file: string; minPercent: number };

/** The pixels that differ, in percent. From `minPercent` on, writes old, new and difference beside each other. */
export async function compare(
  old: Pixels,
  now: Pixels,
  { file, minPercent }: ComparisonOptions,
): Promise<number> {
  if (old.width === now.width && old.data.equals(now.data)) return 0;
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const [before, after] = await Promise.all([
    extend(old, width, height),
    extend(now, width, height),
  ]);
  const { difference, count } = getDifference(before, after);
  const percent = (100 * count) / (width * height);
  if (percent >= minPercent) await writeBeside([before, after, difference], width, height, file);
  return percent;
}

/** The difference is red on a pale copy. */
function getDifference(before: Buffer, after: Buffer) {
  const difference = Buffer.alloc(before.length);
  let count = 0;
  for (let at = 0; at < before.length; at += channels) {
    const isSame =
      isAlike(before, after, at) &&
      isAlike(before, after, at + 1) &&
      isAlike(before, after, at + 2);
    const pale = 200 + ((before[at] ?? 0) * 55) / 255;
    difference[at] = isSame ? pale : 220;
    difference[at + 1] = isSame ? pale : 30;
    difference[at + 2] = isSame ? pale : 60;
    if (!isSame) count += 1;
  }
  return { difference, count };
}

function isAlike(before: Buffer, after: Buffer, at: number): boolean {
  return Math.abs((before[at] ?? 0) - (after[at] ?? 0)) <= maxChannelDifference;
}

/** Magenta marks what a smaller image lacks. */
async function extend(image: Pixels, width: number, height: number): Promise<Buffer> {
  const raw = { width: image.width, height: image.height, channels } as const;
  return sharp(image.data, { raw, limitInputPixels: false })
    .extend({ right: width - image.width, bottom: height - image.height, background: "#ff00ff" })
    .raw()
    .toBuffer();
}

async function writeBeside(images: readonly Buffer[], width: number, height: number, file: string) {
  const step = width + gapPx;
  await sharp({
    create: { width: images.length * step, height, channels, background: "#888888" },
    limitInputPixels: false,
  })
    .composite(
      images.map((input, index) => ({
        input,
        raw: { width, height, channels },
        left: index * step,
        top: 0,
      })),
    )
    .png()
    .toFile(file);
}
