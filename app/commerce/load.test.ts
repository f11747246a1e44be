import { describe, expect, test } from "vitest";
import { createTestContext } from "../../tests/support/test-client";
import { CommerceError } from "./errors";
import { cachedIfReady, load, respondNotFound, responseFor, unavailable } from "./load";

const timeout = new CommerceError("timeout", "too late");
const unpaid = new CommerceError("payment-required", "unpaid", { status: 402 });
const rejected = new CommerceError("http", "HTTP error! status: 430", { status: 430 });
const refused = new CommerceError("graphql", "no", { codes: ["ACCESS_DENIED"] });
const notStored = { headers: { "Cache-Control": "no-store" } };

/** What a loader of a document, or of a navigation's data, gets for a request. */
function loadFor(target: "document" | "data", request: () => Promise<unknown>) {
  return load(createTestContext({}, target === "document"), request);
}

describe("load", () => {
  test("returns what the store sent, also when it is nothing", async () => {
    const result = await loadFor("document", async () => null);

    expect(result).toEqual({ status: "ready", value: null });
  });

  test.each([
    ["leaves a temporary failure of a document open", "document", timeout, { status: "pending" }],
    ["reports a temporary failure of a navigation", "data", timeout, toFailed(timeout, true)],
    ["reports an unpaid shop", "document", unpaid, toFailed(unpaid, false)],
    ["reports a rejection as a robot", "document", rejected, toFailed(rejected, true)],
    ["reports a refused scope", "document", refused, toFailed(refused, false)],
  ] as const)("%s", async (_, target, error, result) => {
    expect(await loadFor(target, () => Promise.reject(error))).toEqual(result);
  });

  test("throws what is not the store's failure", async () => {
    const request = () => Promise.reject(new TypeError("a defect"));

    await expect(loadFor("data", request)).rejects.toThrow("a defect");
  });
});

describe("the response", () => {
  test.each([
    ["a product", { status: "ready", value: {} }, { status: 200 }],
    ["no product", { status: "ready", value: null }, { status: 404 }],
    ["a pending result", { status: "pending" }, { status: 503, ...notStored }],
    ["a failure", toFailed(timeout, true), { status: 503, ...notStored }],
  ] as const)("for %s has its status", (_, result, response) => {
    expect(responseFor(result)).toEqual(response);
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

  test("of a page that needs no result is cached only with all of them", () => {
    expect(cachedIfReady({ status: "ready", value: 1 }, { status: "ready", value: 2 })).toEqual({});
    expect(cachedIfReady({ status: "ready", value: 1 }, { status: "pending" })).toEqual(notStored);
  });
});

function toFailed({ kind, message }: CommerceError, isTemporary: boolean) {
  return { status: "failed", failure: { kind, message, isTemporary } } as const;
}
