import { expect, test } from "vitest";
import { createTestContext } from "../../tests/support/test-client";
import { CommerceError } from "./errors";
import { load, respond } from "./load";

const timeout = new CommerceError("timeout", "too late");
const unpaid = new CommerceError("payment-required", "unpaid", { status: 402 });
const refused = new CommerceError("graphql", "no", { codes: ["ACCESS_DENIED"] });

const context = createTestContext({});

test("a request has a value or an error, and a defect of ours is thrown", async () => {
  expect(await load(context, async () => null)).toEqual({ value: null, error: null });
  expect(await load(context, () => Promise.reject(timeout))).toEqual({
    value: null,
    error: timeout,
  });
  const defect = load(context, () => Promise.reject(new TypeError("a defect")));
  await expect(defect).rejects.toThrow("a defect");
});

test.each([
  ["a store that is late", timeout, "temporary"],
  ["an unpaid store", unpaid, "unpaid"],
  ["a store that refuses the scope", refused, "refused"],
])("without what %s did not send a page is a 503, and says why", (_, error, failure) => {
  const response = respond({ products: null }, error, { status: 404 });

  expect(response).toMatchObject({ data: { products: null, failure }, init: { status: 503 } });
});

test("a whole page has the status of its loader", () => {
  const response = respond({ products: [] }, null, { status: 404 });

  expect(response).toMatchObject({ data: { products: [], failure: null }, init: { status: 404 } });
});
