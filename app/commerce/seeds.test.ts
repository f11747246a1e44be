import { afterEach, expect, test, vi } from "vitest";
import { seedQuery, takeSeeds } from "./seeds";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("what a page was rendered with is handed over once, with its time", () => {
  vi.stubGlobal("document", {});
  vi.spyOn(Date, "now").mockReturnValue(1_000);

  seedQuery(["products"], ["serum"]);

  expect(takeSeeds()).toEqual([{ key: ["products"], data: ["serum"], atMs: 1_000 }]);
  expect(takeSeeds()).toEqual([]);
});

test("the server, which renders for everybody, remembers nothing", () => {
  seedQuery(["products"], ["serum"]);

  expect(takeSeeds()).toEqual([]);
});
