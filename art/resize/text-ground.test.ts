import sharp from "sharp";
import { expect, test } from "vitest";
import { images } from "#brand/content/images.ts";
import { brandPath } from "../../scripts/brand-folder.ts";
import { isPaleUnderText } from "./text-ground.ts";

const canvas = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

test.each([
  ["pale", canvas(160, 90, "#faf6f0"), true],
  ["dark", canvas(160, 90, "#202830"), false],
])("a %s image", async (_, image, expected) => {
  expect(await isPaleUnderText(await image.png().toBuffer())).toBe(expected);
});

test.each([
  ["on the right of a wide image is beside the text", [160, 90], { left: 100, top: 0 }, true],
  ["on the left of a wide image is under it", [160, 90], { left: 10, top: 10 }, false],
  ["at the foot of a high image is below it", [90, 160], { left: 20, top: 120 }, true],
] as const)("a dark thing %s", async (_, [width, height], place, expected) => {
  const thing = await canvas(30, 30, "#202830").png().toBuffer();
  const image = canvas(width, height, "#faf6f0").composite([{ input: thing, ...place }]);
  expect(await isPaleUnderText(await image.png().toBuffer())).toBe(expected);
});

test.each(Object.keys(images).filter((name) => images[name]?.isUnderText))(
  "our own %s needs nothing between it and the text",
  async (name) => {
    expect(await isPaleUnderText(brandPath(`pictures/${name}.avif`))).toBe(true);
  },
);
