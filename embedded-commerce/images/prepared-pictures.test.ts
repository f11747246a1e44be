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

async function nameOf(address: string): Promise<string> {
  const asked = readPictureRequest(new URL(address, "http://localhost"), accept);
  if (!asked || "problem" in asked) throw new Error("unreadable");
  return planPicture(await openMasters(folder).describe("shampoo-front"), asked).name;
}

test("what a build has cut is sent as it is, and nothing is cut", async () => {
  writeFileSync(join(folder, await nameOf(full)), "cut ahead");
  const response = await store.fetch(full, { headers: { accept } });

  expect(await response.text()).toBe("cut ahead");
  expect(response.headers.get("content-type")).toBe("image/webp");
  expect(existsSync(join(store.dataDir, "cache", "images"))).toBe(false);
});

test("a width alone is the same file as that width in the master's own form", async () => {
  expect(await nameOf(`${path}?width=80`)).toBe(await nameOf(full));
});

test("what no build has cut is cut when it is asked for", async () => {
  const response = await store.fetch(`${path}?width=60`, { headers: { accept } });

  expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(60);
});

test("a size that a build has noted is believed, for the bytes that it was noted for", async () => {
  const { version } = await openMasters(folder).describe("shampoo-front");
  const noted = async (sizes: object) => {
    writeFileSync(join(folder, SIZES), JSON.stringify(sizes));
    return openMasters(folder, openPreparedPictures(folder)).describe("shampoo-front");
  };

  expect(await noted({ [version]: { width: 40, height: 50 } })).toMatchObject({ width: 40 });
  expect(await noted({ 1234567890: { width: 40, height: 50 } })).toMatchObject({ width: 400 });
});
