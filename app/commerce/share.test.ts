import { RouterContextProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { createTestContext } from "../../tests/support/test-client";
import { requestContext } from "./context";
import { shareLoad } from "./share";

let nowMs = 1;

beforeEach(() => {
  // The cache has a reference to the platform's clock, and reads it once in a while.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.spyOn(performance, "now").mockImplementation(() => nowMs);
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

async function pass(milliseconds: number) {
  nowMs += milliseconds;
  await vi.runAllTimersAsync();
}

/** The context of a request that shares for a minute. */
function createContext({ endpoint = "/api", isDocument = true, shareMs = 60_000 } = {}) {
  const context = new RouterContextProvider();
  const request = createTestContext({}).get(requestContext);
  const storefront = { ...request.storefront, endpoint };
  context.set(requestContext, { ...request, storefront, isDocument, shareMs });
  return context;
}

/** Loads numbers from 1 on; those that are not `isWhole` are results with something missing. */
function createCounter(isWhole: (result: number) => boolean = () => true) {
  let loads = 0;
  return shareLoad(async () => ++loads, isWhole);
}

test("requests share one result, those that wait for it and those of the minute after", async () => {
  const load = createCounter();
  const context = createContext();

  expect(await Promise.all([load(context), load(createContext())])).toEqual([1, 1]);
  await pass(59_000);
  expect(await load(context)).toBe(1);
  await pass(2_000);
  expect(await load(context)).toBe(2);
});

test("a result with something missing is shared only while it loads", async () => {
  const load = createCounter((result) => result > 1);
  const context = createContext();

  expect(await Promise.all([load(context), load(context)])).toEqual([1, 1]);
  expect([await load(context), await load(context)]).toEqual([2, 2]);
});

test("a failure is shared only while it loads", async () => {
  const results = [Promise.reject(new Error("broken")), Promise.resolve("good")];
  const load = shareLoad(
    () => results.shift() ?? Promise.resolve("later"),
    () => true,
  );
  const context = createContext();

  await expect(Promise.all([load(context), load(context)])).rejects.toThrow("broken");
  expect([await load(context), await load(context)]).toEqual(["good", "good"]);
});

test("stores are kept apart, and documents from data; where nothing is shared, each loads", async () => {
  const load = createCounter();
  const contexts = [{}, { isDocument: false }, { endpoint: "/other" }, { shareMs: 0 }, {}];
  const results = [];

  for (const context of contexts) results.push(await load(createContext(context)));

  expect(results).toEqual([1, 2, 3, 4, 1]);
});
