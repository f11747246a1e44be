import sharp from "sharp";
import { expect, test } from "vitest";
import { standInColor } from "./stand-in-color.ts";

test("is the most common color, to the last digit", async () => {
  const ivory = [0xfa, 0xf6, 0xf0];
  const evergreen = [0x1f, 0x3a, 0x34];

  expect(await standInColor(await picture(ivory, ivory, ivory, evergreen))).toBe("faf6f0");
});

test("is the average of the shades that the most common color has", async () => {
  expect(await standInColor(await picture(gray(0xf1), gray(0xf3), gray(0x20)))).toBe("f2f2f2");
});

test("is the average of all where the most common color is far darker", async () => {
  expect(await standInColor(await picture(gray(0), gray(0), gray(0xf0), gray(0xd0)))).toBe(
    "707070",
  );
});

function gray(level: number): number[] {
  return [level, level, level];
}

/** One pixel for each color, side by side. */
function picture(...colors: number[][]): Promise<Buffer> {
  const raw = { width: colors.length, height: 1, channels: 3 } as const;
  return sharp(Buffer.from(colors.flat()), { raw }).png().toBuffer();
}
