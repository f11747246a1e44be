import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { createTempFolder } from "../../tests/support/temp-folder.ts";
import { openTestStore } from "../testing/test-store.ts";
import { planPicture } from "./cut-picture.ts";
import { openMasters, openPreparedPictures, SIZES } from "./picture-masters.ts";
import { readPictureRequest } from "./picture-request.ts";

const accept = "image/webp";
const path = "/cdn/shop/files/shampoo-front.jpg";
const full = `${path}?width=80&height=100&crop=center`;

const folder = createTempFolder(afterAll);
await sharp({ create: { width: 400, height: 500, channels: 3, background: "#00f" } })
  .webp()
  .toFile(join(folder, "shampoo-front.webp"));
const store = openTestStore({ mastersDir: folder, preparedDir: folder });

async function getFileName(url: string): Promise<string> {
  const request = readPictureRequest(new URL(url, "http://localhost"), accept);
  if (!request || "problem" in request) throw new Error("unreadable");
  return planPicture(await openMasters(folder).describe("shampoo-front"), request).name;
}

test("a picture that the build has cut is served without cutting", async () => {
  writeFileSync(join(folder, await getFileName(full)), "cut ahead");
  const response = await store.fetch(full, { headers: { accept } });

  expect(await response.text()).toBe("cut ahead");
  expect(response.headers.get("content-type")).toBe("image/webp");
  expect(existsSync(join(store.dataDir, "cache", "images"))).toBe(false);
});

test("a width alone is the same file as that width with the master's aspect ratio", async () => {
  expect(await getFileName(`${path}?width=80`)).toBe(await getFileName(full));
});

test("any other picture is cut on request", async () => {
  const response = await store.fetch(`${path}?width=60`, { headers: { accept } });

  expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(60);
});

test("a size that the build has measured is used for the same bytes alone", async () => {
  const { version } = await openMasters(folder).describe("shampoo-front");
  const describeWith = async (sizes: object) => {
    writeFileSync(join(folder, SIZES), JSON.stringify(sizes));
    return openMasters(folder, openPreparedPictures(folder)).describe("shampoo-front");
  };

  const size = { width: 40, height: 50 };
  expect(await describeWith({ [version]: size })).toMatchObject({ width: 40 });
  expect(await describeWith({ 1234567890: size })).toMatchObject({ width: 400 });
});
