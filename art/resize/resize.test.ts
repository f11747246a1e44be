import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { createTempFolder } from "../../tests/support/temp-folder.ts";
import { type Folders, provideFile, removeOthers } from "./output-folder.ts";
import { standInColor } from "./stand-in-color.ts";

let folders: Folders;
beforeEach(() => {
  const root = createTempFolder(onTestFinished);
  folders = { cache: join(root, "cache/"), output: join(root, "output/") };
  for (const folder of Object.values(folders)) mkdirSync(folder);
});

const bytes = async () => Buffer.from("image");
const never = () => Promise.reject(new Error("made twice"));

test("a file is made once, also when the output was deleted since", async () => {
  await provideFile("a.avif", folders, bytes);
  await provideFile("a.avif", folders, never);
  rmSync(join(folders.output, "a.avif"));
  await provideFile("a.avif", folders, never);

  expect(readFileSync(join(folders.output, "a.avif"), "utf8")).toBe("image");
});

test("a file that could not be made leaves nothing behind", async () => {
  await expect(provideFile("a.avif", folders, never)).rejects.toThrow();

  expect(readdirSync(folders.cache)).toEqual([]);
  expect(readdirSync(folders.output)).toEqual([]);
});

test("what is no longer wanted leaves the output and stays in the cache", async () => {
  for (const file of ["old.avif", "new.avif"]) await provideFile(file, folders, bytes);
  await removeOthers(folders.output, new Set(["new.avif"]));

  expect(readdirSync(folders.output)).toEqual(["new.avif"]);
  expect(readdirSync(folders.cache)).toHaveLength(2);
});

const gray = (level: number) => [level, level, level];
const light = [gray(0xf0), gray(0xd0)];
const ivory = [0xfa, 0xf6, 0xf0];
const evergreen = [0x1f, 0x3a, 0x34];

test.each([
  ["the most common color, to the last digit", [ivory, ivory, ivory, evergreen], "faf6f0"],
  ["the average of its shades", [gray(0xf1), gray(0xf3), gray(0x20)], "f2f2f2"],
  ["the average of all where that is far darker", [gray(0), gray(0), ...light], "707070"],
])("the stand-in color of an image is %s", async (_, colors, expected) => {
  // One pixel for each color, side by side.
  const raw = { width: colors.length, height: 1, channels: 3 } as const;
  const image = await sharp(Buffer.from(colors.flat()), { raw }).png().toBuffer();

  expect(await standInColor(image)).toBe(expected);
});
