import { afterEach, expect, test, vi } from "vitest";
import { seedQuery, takeSeeds } from "./seeds";

afterEach(() => {
  vi.unstubAllGlobals();
});

const stubPage = (dataset: object) =>
  vi.stubGlobal("document", { documentElement: { dataset } });

test("what a copy from the device says is as old as the copy", () => {
  stubPage({ kept: "2026-11-21T18:30:00.000Z" });

  seedQuery(["products"], ["serum"]);

  const atMs = Date.parse("2026-11-21T18:30:00Z");
  expect(takeSeeds()).toEqual([{ key: ["products"], data: ["serum"], atMs }]);
});

test("what a page was rendered with is handed over once, with its time", () => {
  stubPage({});
  vi.spyOn(Date, "now").mockReturnValue(1_000);

  seedQuery(["products"], ["serum"]);

  expect(takeSeeds()).toEqual([{ key: ["products"], data: ["serum"], atMs: 1_000 }]);
  expect(takeSeeds()).toEqual([]);
});

test("the server, which renders for everybody, remembers nothing", () => {
  seedQuery(["products"], ["serum"]);

  expect(takeSeeds()).toEqual([]);
});
