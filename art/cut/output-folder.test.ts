import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { createTempFolder } from "../../tests/support/temp-folder.ts";
import { type Folders, provideFile, removeOthers } from "./output-folder.ts";

let folders: Folders;
beforeEach(() => {
  const root = createTempFolder(onTestFinished);
  folders = { cache: join(root, "cache/"), output: join(root, "output/") };
  for (const folder of Object.values(folders)) mkdirSync(folder);
});

const bytes = async () => Buffer.from("picture");
const never = () => Promise.reject(new Error("made twice"));

test("a file is made once, also when the output was deleted since", async () => {
  await provideFile("a.avif", folders, bytes);
  await provideFile("a.avif", folders, never);
  rmSync(join(folders.output, "a.avif"));
  await provideFile("a.avif", folders, never);

  expect(readFileSync(join(folders.output, "a.avif"), "utf8")).toBe("picture");
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
