import { describe, expect, test } from "vitest";
import { parseStoredItems } from "./stored-cart";
import { testItem } from "./test-items";

const item = testItem();
const stored = (...items: unknown[]) => JSON.stringify({ state: { items }, version: 0 });

test("what was written is read back", () => {
  expect(parseStoredItems(stored(item))).toEqual([item]);
});

test("a line in the shortest form of the specification is read", () => {
  const { variantId, quantity, price, selectedOptions } = item;
  const product = { node: { title: "Hair Oil", images: { edges: [] } } };

  const [read] = parseStoredItems(stored({ variantId, quantity, price, selectedOptions, product }));

  expect(read?.product.node).toEqual({ ...product.node, id: "", handle: "" });
});

test.each([
  ["nothing", null],
  ["no JSON", "{items:"],
  ["a text", '"shopify"'],
  ["null", "null"],
  ["no state", "{}"],
  ["items that are no list", '{"state":{"items":{"length":3}}}'],
])("%s is an empty cart", (_, text) => {
  expect(parseStoredItems(text)).toEqual([]);
});

test.each([
  ["no object", 7],
  ["null", null],
  ["no variant", { ...item, variantId: undefined }],
  ["an endless variant", { ...item, variantId: "x".repeat(501) }],
  ["no product", { ...item, product: null }],
  ["a title that is no text", { ...item, product: { node: { title: { html: "<b>" } } } }],
  ["no price", { ...item, price: null }],
  ["a negative price", { ...item, price: { amount: "-1", currencyCode: "USD" } }],
  ["a price that is no number", { ...item, price: { amount: "1e400", currencyCode: "USD" } }],
  ["a currency that is none", { ...item, price: { amount: "1", currencyCode: "<script>" } }],
  ["a quantity of 0", { ...item, quantity: 0 }],
  ["half a piece", { ...item, quantity: 1.5 }],
  ["a quantity that is a text", { ...item, quantity: "1" }],
])("a line with %s is left out and the others stay", (_, bad) => {
  const other = testItem({ variantId: "other" });
  expect(parseStoredItems(stored(bad, other))).toEqual([other]);
});

describe("what is kept is bounded", () => {
  test("a quantity is at most 99", () => {
    expect(parseStoredItems(stored({ ...item, quantity: 5_000 }))[0]?.quantity).toBe(99);
  });

  test("two lines of one variant become one", () => {
    expect(parseStoredItems(stored(item, item))).toEqual([{ ...item, quantity: 2 }]);
  });

  test("a picture that is not on the web is left out, and its line stays", () => {
    for (const url of ["javascript:alert(1)", "data:image/png;base64,AA", "/relative.jpg", 4]) {
      const node = { ...item.product.node, images: { edges: [{ node: { url } }] } };
      const [read] = parseStoredItems(stored({ ...item, product: { node } }));
      expect(read?.product.node.images.edges).toEqual([]);
    }
  });

  test("options that make no sense are left out", () => {
    const selectedOptions = [{ name: "Size", value: "10 ml" }, { name: 1, value: 2 }, null, "x"];
    const [read] = parseStoredItems(stored({ ...item, selectedOptions }));
    expect(read?.selectedOptions).toEqual([{ name: "Size", value: "10 ml" }]);
  });
});
