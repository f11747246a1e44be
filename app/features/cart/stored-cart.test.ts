import { describe, expect, test } from "vitest";
import { storedCart } from "./stored-cart";
import { testItem } from "./test-items";

const item = testItem();
const readItems = (...items: unknown[]) => storedCart({ items }).items;

test("what was written is read back", () => {
  expect(readItems(item)).toEqual([item]);
});

test("a line with nothing but the required fields is read", () => {
  const { variantId, quantity, price, selectedOptions } = item;
  const product = { node: { title: "Hair Oil", images: { edges: [] } } };

  const [read] = readItems({ variantId, quantity, price, selectedOptions, product });

  expect(read?.product.node).toEqual({ ...product.node, id: "", handle: "" });
});

test.each([
  ["nothing", null],
  ["a text", "shopify"],
  ["a number", 4],
])("%s is no cart", (_, stored) => {
  expect(() => storedCart(stored)).toThrow();
});

test.each([
  ["no items", {}],
  ["items that are no list", { items: { length: 3 } }],
])("%s are an empty cart", (_, stored) => {
  expect(storedCart(stored).items).toEqual([]);
});

describe("the checkout", () => {
  const checkout = { cartId: "gid://shopify/Cart/1?key=2", checkoutUrl: "https://pay.example/1" };

  test("is read as it was stored", () => {
    expect(storedCart({ items: [item], ...checkout })).toMatchObject(checkout);
  });

  test.each([
    ["cartId", ""],
    ["cartId", 7],
    ["cartId", "x".repeat(501)],
    ["checkoutUrl", "javascript:alert(1)"],
    ["checkoutUrl", "//pay.example"],
    ["checkoutUrl", { href: "https://pay.example" }],
    ["checkoutUrl", `https://pay.example/${"x".repeat(2_000)}`],
  ])("is forgotten where %s is %j", (key, value) => {
    const stored = { items: [item], ...checkout, [key]: value };
    expect(storedCart(stored)).toMatchObject({ items: [item], [key]: null });
  });
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
  expect(readItems(bad, other)).toEqual([other]);
});

describe("what is kept is bounded", () => {
  test("a quantity is at most 99", () => {
    expect(readItems({ ...item, quantity: 5_000 })[0]?.quantity).toBe(99);
  });

  test("two lines of one variant become one", () => {
    expect(readItems(item, item)).toEqual([{ ...item, quantity: 2 }]);
  });

  test("a picture that is neither on the web nor of this shop is left out, and its line stays", () => {
    for (const url of [
      "javascript:alert(1)",
      "data:image/png;base64,AA",
      "//cdn.example/oil.jpg",
      4,
    ]) {
      const node = { ...item.product.node, images: { edges: [{ node: { url } }] } };
      const [read] = readItems({ ...item, product: { node } });
      expect(read?.product.node.images.edges).toEqual([]);
    }
  });

  test("options that make no sense are left out", () => {
    const selectedOptions = [{ name: "Size", value: "10 ml" }, { name: 1, value: 2 }, null, "x"];
    const [read] = readItems({ ...item, selectedOptions });
    expect(read?.selectedOptions).toEqual([{ name: "Size", value: "10 ml" }]);
  });
});
