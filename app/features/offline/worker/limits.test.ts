import { expect, test } from "vitest";
import { fileNamesIn, reachable, surplus } from "./limits";

test("what was put in first goes first, and only what is too much", () => {
  expect(surplus(["a", "b", "c"], 2)).toEqual(["a"]);
  expect(surplus(["a", "b"], 2)).toEqual([]);
});

test("a file stays as long as something that stays names it, over any number of steps", async () => {
  const texts: Record<string, string> = {
    "root-1.js": 'import("./drawer-2.js")',
    "drawer-2.js": 'from"./root-1.js";const deps=["assets/drawer-3.css"]',
    "old-4.js": 'import("./older-5.js")',
  };
  const namesIn = async (name: string) => fileNamesIn(texts[name] ?? "");

  const needed = await reachable(["root-1.js"], namesIn);

  expect([...needed]).toEqual(["root-1.js", "drawer-2.js", "drawer-3.css"]);
});

test("names of built files are found with their dots and hashes", () => {
  expect(
    fileNamesIn('"/assets/entry.client-X_-9.js" url(/assets/a-1.woff2) icons-2.svg#bag'),
  ).toEqual(["entry.client-X_-9.js", "a-1.woff2", "icons-2.svg"]);
});
