import { expect, test } from "vitest";
import { createTestContext } from "../../tests/support/test-client";
import { loadMissing } from "./load-missing";
import { findMissing } from "./named-products";

const named = ["oil", "serum", "mask", "serum"].map((handle) => ({ handle }));

test.each([
  ["all of them", ["serum", "oil", "mask", "comb"], []],
  ["one of them", ["oil"], ["serum", "mask"]],
  ["nothing", [], ["oil", "serum", "mask"]],
])(
  "of the products that a page names, a store that sells %s lacks each once",
  (_, sold, missing) => {
    const catalog = sold.map((handle) => ({ handle }));

    expect(findMissing(named, catalog)).toEqual(missing);
  },
);

test("a page that names products links them all until the store has responded", async () => {
  const answered = createTestContext({ data: { products: { edges: [] } } });
  const failed = createTestContext({ errors: "Unavailable Shop" });

  expect(await loadMissing(answered, named)).toMatchObject({
    data: { missing: ["oil", "serum", "mask"] },
    init: {},
  });
  expect(await loadMissing(failed, named)).toMatchObject({
    data: { missing: [] },
    init: { status: 503 },
  });
});
