import sharp from "sharp";

/** Pixels of similar color: how many, and the sum of each channel. */
type Bin = { count: number; total: number[] };

/**
 * The most common color of a picture, as six hexadecimal digits, to fill its place while it loads. Text
 * on a picture stands on its empty part, so it is readable on this color as well. Dark hair in front of
 * a wall of many shades would give black: where the most common color is far darker than the whole
 * picture, the average is taken.
 */
export async function standInColor(picture: string | Buffer): Promise<string> {
  const pixels = await sharp(picture)
    .resize({ width: 200, kernel: "nearest", withoutEnlargement: true })
    .toColorspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer();
  const all = newBin();
  const bins = new Map<number, Bin>();
  for (let at = 0; at < pixels.length; at += 3) {
    const color = [...pixels.subarray(at, at + 3)];
    // 4096 bins: the highest four bits of each channel.
    const key = color.reduce((bits, part) => bits * 16 + (part >> 4), 0);
    const bin = bins.get(key) ?? newBin();
    bins.set(key, bin);
    add(color, bin);
    add(color, all);
  }
  const largest = [...bins.values()].reduce((one, other) =>
    other.count > one.count ? other : one,
  );
  const [average, mostCommon] = [getMeanColor(all), getMeanColor(largest)];
  const color = sum(average) - sum(mostCommon) > 200 ? average : mostCommon;
  return color.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("");
}

function newBin(): Bin {
  return { count: 0, total: [0, 0, 0] };
}

function add(color: readonly number[], bin: Bin): void {
  bin.count += 1;
  bin.total = bin.total.map((sum, channel) => sum + (color[channel] ?? 0));
}

function getMeanColor({ count, total }: Bin): number[] {
  return total.map((sum) => sum / count);
}

function sum(color: readonly number[]): number {
  return color.reduce((total, part) => total + part, 0);
}
