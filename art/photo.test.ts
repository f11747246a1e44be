import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { createTempFolder } from "../tests/support/temp-folder.ts";
import { writePhoto } from "./photo.ts";

let mastersDir: string;
let photo: string;
beforeEach(async () => {
  mastersDir = createTempFolder(onTestFinished);
  photo = join(createTempFolder(onTestFinished), "photo.jpg");
  await plain(40, 20).avif().toFile(join(mastersDir, "home-hero.avif"));
});

const red = { r: 200, g: 30, b: 30 };
function plain(width: number, height: number, background = red): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}
const read = (name: string) => sharp(join(mastersDir, `${name}.avif`)).metadata();

test("a photo in place of an image gets its size, and loses the camera's data", async () => {
  const exif = { IFD0: { Copyright: "A photographer" } };
  await plain(300, 300).withExif(exif).jpeg().toFile(photo);

  const size = await writePhoto({ file: photo, name: "home-hero", isNew: false, mastersDir });

  expect(size).toEqual({ width: 40, height: 20 });
  expect(await read("home-hero")).toMatchObject({ ...size, format: "heif" });
  expect((await read("home-hero")).exif).toBeUndefined();
});

test("a photo that a phone took upright stands upright", async () => {
  await plain(60, 20).withMetadata({ orientation: 6 }).jpeg().toFile(photo);

  expect(await writePhoto({ file: photo, name: "store-front", isNew: true, mastersDir })).toEqual({
    width: 20,
    height: 60,
  });
});

test("a new image is at most 2400 pixels wide", async () => {
  await plain(4800, 10).jpeg().toFile(photo);
  await writePhoto({ file: photo, name: "store-front", isNew: true, mastersDir });

  expect(await read("store-front")).toMatchObject({ width: 2400, height: 5 });
});

test.each([
  { name: "home-hero", isNew: false, problem: /has 30 x 30 pixels, and home-hero needs 40 x 20/ },
  { name: "home-hreo", isNew: false, problem: /no image called home-hreo/ },
  { name: "home-hero", isNew: true, problem: /cannot be the name of a new image/ },
  { name: "../outside", isNew: true, problem: /cannot be the name of a new image/ },
])("a photo of 30 x 30 as $name, new: $isNew, changes nothing", async ({ problem, ...wanted }) => {
  await plain(30, 30).jpeg().toFile(photo);

  await expect(writePhoto({ file: photo, ...wanted, mastersDir })).rejects.toThrow(problem);
  expect(readdirSync(mastersDir)).toEqual(["home-hero.avif"]);
  expect(await read("home-hero")).toMatchObject({ width: 40, height: 20 });
});

test("a file that is not an image is named, with the formats that are read", async () => {
  const wanted = { file: photo, name: "home-hero", isNew: false, mastersDir };

  await expect(writePhoto(wanted)).rejects.toThrow(/photo\.jpg cannot be read.*\n.*JPEG/);
  expect(existsSync(join(mastersDir, "home-hero.avif"))).toBe(true);
});
