import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { createCommerceClient } from "./client";
import { commerceContext, isDocumentContext } from "./context";
import { CommerceError } from "./errors";
import { cachedIfReady, load, responseFor } from "./load";

function createContext(isDocument: boolean): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(commerceContext, createCommerceClient({ endpoint: "/api", token: "t" }));
  context.set(isDocumentContext, isDocument);
  return context;
}

const document = createContext(true);
const data = createContext(false);
const fail = (error: unknown) => () => Promise.reject(error);
const timeout = new CommerceError("timeout", "too late");
const unpaid = new CommerceError("payment-required", "unpaid", { status: 402 });

describe("load", () => {
  test("returns what the store sent, also when it is nothing", async () => {
    expect(await load(document, async () => null)).toEqual({ status: "ready", value: null });
  });

  test("leaves a document without an answer that may come later", async () => {
    expect(await load(document, fail(timeout))).toEqual({ status: "pending" });
  });

  test("names the failure in the data of a navigation", async () => {
    expect(await load(data, fail(timeout))).toEqual({
      status: "failed",
      failure: { kind: "timeout", message: "too late", isTemporary: true },
    });
  });

  test("names a failure that lasts in a document as well", async () => {
    expect(await load(document, fail(unpaid))).toMatchObject({
      status: "failed",
      failure: { kind: "payment-required", isTemporary: false },
    });
  });

  test("throws what is not the store's failure", async () => {
    await expect(load(data, fail(new TypeError("ours")))).rejects.toThrow("ours");
  });
});

describe("the response", () => {
  const failed = {
    status: "failed",
    failure: { kind: "http", message: "", isTemporary: true },
  } as const;
  const notStored = { headers: { "Cache-Control": "no-store" } };

  test.each([
    ["a product", { status: "ready", value: {} }, { status: 200 }],
    ["no product", { status: "ready", value: null }, { status: 404 }],
    ["a pending one", { status: "pending" }, { status: 503, ...notStored }],
    ["a failed one", failed, { status: 503, ...notStored }],
  ] as const)("for %s has its status", (_, result, response) => {
    expect(responseFor(result)).toEqual(response);
  });

  test("of a page that is whole without the store is stored only with all of it", () => {
    expect(cachedIfReady({ status: "ready", value: 1 }, { status: "ready", value: 2 })).toEqual({});
    expect(cachedIfReady({ status: "ready", value: 1 }, { status: "pending" })).toEqual(notStored);
  });
});
