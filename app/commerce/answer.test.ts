import { expect, test } from "vitest";
import { askOnServer, responseFor } from "./answer";
import { CommerceError } from "./errors";

test("an answered question is rendered", async () => {
  expect(await askOnServer(async () => ["shampoo"])).toEqual({
    state: "rendered",
    value: ["shampoo"],
  });
});

test("a store that fails leaves a gap", async () => {
  const answer = await askOnServer(async () => {
    throw new CommerceError("network", "The store could not be reached");
  });

  expect(answer).toEqual({ state: "missing" });
});

test("a bug is not taken for a failing store", async () => {
  const bug = new TypeError("undefined is not a function");

  await expect(askOnServer(() => Promise.reject(bug))).rejects.toBe(bug);
});

test.each([
  ["found", { state: "rendered", value: {} }, 200],
  ["an empty list", { state: "rendered", value: [] }, 200],
  ["unknown to the store", { state: "rendered", value: null }, 404],
] as const)("a page about something %s has status %s", (_, answer, status) => {
  expect(responseFor(answer)).toEqual({ status });
});

test("a page without its content is a 503 that nobody keeps", () => {
  expect(responseFor({ state: "missing" })).toEqual({
    status: 503,
    headers: { "Cache-Control": "no-store" },
  });
});
