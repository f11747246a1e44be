import sharp from "sharp";

/**
 * The most common color of an image, as six hexadecimal digits, to fill its place while it loads. Text
 * on an image stands on its empty part, so it is readable on this color as well. Dark hair in front of
 * a wall of many shades would give black: where the most common color is far darker than the whole
 * image, the average is taken.
 */
export async function standInColor(image: string | Buffer): Promise<string> {
  const bytes = await sharp(image)
    .resize({ width: 200, kernel: "nearest", withoutEnlargement: true })
    .toColorspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer();
  const pixels = Array.from({ length: bytes.length / 3 }, (_, i) => [
    ...bytes.subarray(3 * i, 3 * i + 3),
  ]);
  // 4096 bins: the highest four bits of each channel.
  const bins = Map.groupBy(pixels, (color) => color.map((part) => part >> 4).join());
  const largest = [...bins.values()].reduce((one, other) =>
    other.length > one.length ? other : one,
  );
  const [average, mostCommon] = [getMeanColor(pixels), getMeanColor(largest)];
  const color = sum(average) - sum(mostCommon) > 200 ? average : mostCommon;
  return color.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("");
}

function getMeanColor(colors: readonly number[][]): number[] {
  return [0, 1, 2].map(
    (channel) => sum(colors.map((color) => color[channel] ?? 0)) / colors.length,
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
