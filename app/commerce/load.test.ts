import { describe, expect, test } from "vitest";
import { createTestContext } from "../../tests/support/test-client";
import { CommerceError, type LoadFailure } from "./errors";
import {
  cachedUnless,
  load,
  loaderHeaders,
  respondNotFound,
  responseFor,
  unavailable,
  unavailablePage,
} from "./load";

const timeout = new CommerceError("timeout", "too late");
const unpaid = new CommerceError("payment-required", "unpaid", { status: 402 });
const refused = new CommerceError("graphql", "no", { codes: ["ACCESS_DENIED"] });
const notStored = { headers: { "Cache-Control": "no-store" } };
const failure: LoadFailure = { kind: "timeout", message: "too late", isTemporary: true };

const context = createTestContext({});
const fail = (error: Error) => () => Promise.reject(error);

describe("what is asked of the store", () => {
  test("is what it sent, also when that is nothing", async () => {
    const answers = await load(context, { product: async () => null, list: async () => [1] });

    expect(answers).toEqual({ product: null, list: [1], failure: null });
  });

  test("is asked for at once", async () => {
    const begun: string[] = [];
    const both = Promise.withResolvers<void>();
    const ask = (name: string) => async () => {
      begun.push(name);
      if (begun.length === 2) both.resolve();
      await both.promise;
    };

    await load(context, { products: ask("products"), articles: ask("articles") });

    expect(begun).toEqual(["products", "articles"]);
  });

  test.each([
    ["a store that is late", timeout, true],
    ["an unpaid store", unpaid, false],
    ["a store that refuses the scope", refused, false],
  ])("is missing alone, with the reason, from %s", async (_, error, isTemporary) => {
    const answers = await load(context, { products: fail(error), posts: async () => ["roots"] });

    const { kind, message } = error;
    expect(answers).toEqual({
      products: null,
      posts: ["roots"],
      failure: { kind, message, isTemporary },
    });
  });

  test("may come later when one of two failures is temporary", async () => {
    const answers = await load(context, { products: fail(refused), posts: fail(timeout) });

    expect(answers.failure).toEqual(failure);
  });

  test("throws a defect of ours", async () => {
    const asked = load(context, { products: fail(new TypeError("a defect")) });

    await expect(asked).rejects.toThrow("a defect");
  });
});

describe("the response", () => {
  test("for a page without its content asks robots to come back later, and is not stored", () => {
    expect(responseFor(failure)).toEqual({ status: 503, ...notStored });
    expect(unavailablePage(failure)).toMatchObject({
      data: failure,
      init: { status: 503, ...notStored },
    });
  });

  test("for a page that lacks something else is not stored", () => {
    expect(cachedUnless(failure)).toEqual(notStored);
  });

  test("for a whole page has nothing to say", () => {
    expect([responseFor(null), cachedUnless(null)]).toEqual([{}, {}]);
  });

  test("has the headers of what a loader threw", () => {
    const [parentHeaders, actionHeaders, thrown, returned] = [1, 2, 3, 4].map(() => new Headers());
    if (!parentHeaders || !actionHeaders || !thrown || !returned) throw new Error("No headers");
    const headers = { parentHeaders, actionHeaders, loaderHeaders: returned };

    expect(loaderHeaders({ ...headers, errorHeaders: undefined })).toBe(returned);
    expect(loaderHeaders({ ...headers, errorHeaders: thrown })).toBe(thrown);
  });

  test("for a page that does not exist is a 404, without the status for a navigation", () => {
    expect(respondNotFound(createTestContext({}, true))).toMatchObject({ init: { status: 404 } });
    expect(respondNotFound(createTestContext({}, false))).toBeNull();
  });

  test("for a feed that the store did not send asks robots to come back later", async () => {
    const { status, headers } = unavailable();

    expect(status).toBe(503);
    expect(headers.get("Retry-After")).toBe("600");
    expect(headers.get("Cache-Control")).toBe("no-store");
  });
});
