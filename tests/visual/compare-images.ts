import sharp from "sharp";

/** Pixels that differ by less are the same to the eye. */
const maxChannelDifference = 24;
const channels = 3;
const gapPx = 20;

/** One image below another of the same width. */
export async function stack(above: Buffer, below: Buffer): Promise<Buffer> {
  const [{ width, height }, { height: more }] = await Promise.all([
    sharp(above).metadata(),
    sharp(below).metadata(),
  ]);
  return sharp({ create: { width, height: height + more, channels, background: "white" } })
    .composite([
      { input: above, top: 0, left: 0 },
      { input: below, top: height, left: 0 },
    ])
    .png()
    .toBuffer();
}

type ComparisonOptions = { file: string; minPercent: number };

/** The pixels that differ, in percent. From `minPercent` on, writes old, new and difference beside each other. */
export async function compare(
  old: Buffer,
  now: Buffer,
  { file, minPercent }: ComparisonOptions,
): Promise<number> {
  const sizes = await Promise.all([sharp(old).metadata(), sharp(now).metadata()]);
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [before, after] = await Promise.all([
    readPixels(old, width, height),
    readPixels(now, width, height),
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
    const isSame = [0, 1, 2].every(
      (channel) =>
        Math.abs((before[at + channel] ?? 0) - (after[at + channel] ?? 0)) <= maxChannelDifference,
    );
    const pale = 200 + ((before[at] ?? 0) * 55) / 255;
    difference.set(isSame ? [pale, pale, pale] : [220, 30, 60], at);
    if (!isSame) count += 1;
  }
  return { difference, count };
}

/** What a smaller image lacks is magenta. */
async function readPixels(image: Buffer, width: number, height: number): Promise<Buffer> {
  const size = await sharp(image).metadata();
  return sharp(image)
    .removeAlpha()
    .extend({ right: width - size.width, bottom: height - size.height, background: "#ff00ff" })
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
