import sharp from "sharp";
import { expect, test } from "vitest";
import { standInColor } from "./stand-in-color.ts";

const gray = (level: number) => [level, level, level];
const light = [gray(0xf0), gray(0xd0)];
const ivory = [0xfa, 0xf6, 0xf0];
const evergreen = [0x1f, 0x3a, 0x34];

test.each([
  ["the most common color, to the last digit", [ivory, ivory, ivory, evergreen], "faf6f0"],
  ["the average of its shades", [gray(0xf1), gray(0xf3), gray(0x20)], "f2f2f2"],
  ["the average of all where that is far darker", [gray(0), gray(0), ...light], "707070"],
])("the stand-in color of a picture is %s", async (_, colors, expected) => {
  // One pixel for each color, side by side.
  const raw = { width: colors.length, height: 1, channels: 3 } as const;
  const picture = await sharp(Buffer.from(colors.flat()), { raw }).png().toBuffer();

  expect(await standInColor(picture)).toBe(expected);
});
