import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestStore, type TestStore } from "../testing/test-store.ts";
import { planPicture } from "./cut-picture.ts";
import { openMasters, openPreparedPictures, SIZES } from "./picture-masters.ts";
import { readPictureRequest } from "./picture-request.ts";

const accept = "image/webp";
const path = "/cdn/shop/files/shampoo-front.jpg";
const full = `${path}?width=80&height=100&crop=center`;

let folder: string;
let store: TestStore;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "prepared-"));
  await sharp({ create: { width: 400, height: 500, channels: 3, background: "#00f" } })
    .webp()
    .toFile(join(folder, "shampoo-front.webp"));
  store = openTestStore({ mastersDir: folder, preparedDir: folder });
});
afterAll(() => {
  store.dispose();
  rmSync(folder, { recursive: true, force: true });
});

async function getFileName(address: string): Promise<string> {
  const asked = readPictureRequest(new URL(address, "http://localhost"), accept);
  if (!asked || "problem" in asked) throw new Error("unreadable");
  return planPicture(await openMasters(folder).describe("shampoo-front"), asked).name;
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
  const noted = async (sizes: object) => {
    writeFileSync(join(folder, SIZES), JSON.stringify(sizes));
    return openMasters(folder, openPreparedPictures(folder)).describe("shampoo-front");
  };

  expect(await noted({ [version]: { width: 40, height: 50 } })).toMatchObject({ width: 40 });
  expect(await noted({ 1234567890: { width: 40, height: 50 } })).toMatchObject({ width: 400 });
});
