import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openPictureCache } from "./picture-cache.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pictures-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const name = (digit: number) => `${String(digit).repeat(40)}.webp`;

test("drops what was used least recently once it is full", async () => {
  const cache = openPictureCache(folder, 250);
  await cache.write(name(1), Buffer.alloc(100));
  await cache.write(name(2), Buffer.alloc(100));
  await cache.read(name(1));
  await cache.write(name(3), Buffer.alloc(100));

  expect(await cache.read(name(1))).not.toBeNull();
  expect(await cache.read(name(2))).toBeNull();
  expect(readdirSync(folder)).toHaveLength(2);
});

test("finds after a restart what it kept, and clears away what was cut off", async () => {
  await openPictureCache(folder, 1_000).write(name(1), Buffer.from("kept"));
  writeFileSync(join(folder, "draft-abc"), "half");

  expect(String(await openPictureCache(folder, 1_000).read(name(1)))).toBe("kept");
  expect(readdirSync(folder)).toEqual([name(1)]);
});

test("makes anew what somebody deleted", async () => {
  const cache = openPictureCache(folder, 1_000);
  await cache.write(name(1), Buffer.from("kept"));
  rmSync(join(folder, name(1)));

  expect(await cache.read(name(1))).toBeNull();
});
