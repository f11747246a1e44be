import { expect, test } from "vitest";
import { testItem } from "../../../tests/support/builders";
import { storedCart } from "./cart-store";

const item = testItem();
const checkout = { cartId: "gid://shopify/Cart/1?key=2", checkoutUrl: "https://pay.example/1" };
const readItems = (...items: unknown[]) => storedCart({ items }).items;

test("a line with nothing but the required fields is read", () => {
  const { variantId, quantity, price, selectedOptions } = item;
  const product = { node: { title: "Hair Oil", images: { edges: [] } } };

  const [read] = readItems({ variantId, quantity, price, selectedOptions, product });

  expect(read?.product.node).toEqual({ ...product.node, id: "", handle: "" });
});

test.each([null, "shopify", 4])("%j is no cart", (stored) => {
  expect(() => storedCart(stored)).toThrow();
});

test.each([{}, { items: { length: 3 } }])("%j is an empty cart", (stored) => {
  expect(storedCart(stored).items).toEqual([]);
});

test.each([
  ["cartId", ""],
  ["cartId", 7],
  ["cartId", "x".repeat(501)],
  ["checkoutUrl", "javascript:alert(1)"],
  ["checkoutUrl", "//pay.example"],
  ["checkoutUrl", { href: "https://pay.example" }],
  ["checkoutUrl", `https://pay.example/${"x".repeat(2_000)}`],
])("a %s of %.30j is forgotten", (key, value) => {
  const stored = { items: [item], ...checkout, [key]: value };

  expect(storedCart(stored)).toMatchObject({ items: [item], [key]: null });
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
  ["an invalid currency", { ...item, price: { amount: "1", currencyCode: "<script>" } }],
  ["a quantity of 0", { ...item, quantity: 0 }],
  ["half a piece", { ...item, quantity: 1.5 }],
  ["a quantity that is a text", { ...item, quantity: "1" }],
])("a line with %s is dropped, and no other", (_, bad) => {
  const other = testItem({ variantId: "other" });

  expect(readItems(bad, other)).toEqual([other]);
});

test.each([
  ["a quantity above 99 is 99", [{ ...item, quantity: 5_000 }], { quantity: 99 }],
  ["two lines of one variant are one", [item, item], { quantity: 2 }],
  [
    "invalid options are dropped",
    [{ ...item, selectedOptions: [...item.selectedOptions, { name: 1, value: 2 }, null, "x"] }],
    { selectedOptions: item.selectedOptions },
  ],
])("%s", (_, items, changes) => {
  expect(readItems(...items)).toEqual([{ ...item, ...changes }]);
});

test("an invalid picture is dropped, and its line stays", () => {
  const node = { ...item.product.node, images: { edges: [{ node: { url: "//cdn.example/a" } }] } };

  expect(readItems({ ...item, product: { node } })).toMatchObject([
    { product: { node: { images: { edges: [] } } } },
  ]);
});
