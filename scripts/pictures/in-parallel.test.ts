import { expect, test } from "vitest";
import { inParallel } from "./in-parallel.ts";

test("gives the results in the order of the items, whichever is done first", async () => {
  const work = async (turns: number) => {
    for (let turn = 0; turn < turns; turn += 1) await null;
    return turns * 10;
  };

  expect(await inParallel([9, 1, 5], work)).toEqual([90, 10, 50]);
});

test("stops at a failure", async () => {
  const work = () => Promise.reject(new Error("broken"));

  await expect(inParallel([1, 2], work)).rejects.toThrow("broken");
});
