import * as v from "valibot";
import { expect, test } from "vitest";
import type { Variant } from "~/commerce/model";
import { testItem, testProduct, testVariant } from "../../../tests/support/builders";
import { toCartItem } from "./cart-items";
import { storedCart } from "./stored-cart";

const checkout = {
  cartId: "gid://shopify/Cart/1?key=2",
  checkoutUrl: "https://pay.example/cart/c/1?key=2",
};
const sellingPlan = { id: "p30", name: "Every 30 days" };
const item = testItem();
const readItems = (...items: unknown[]) => v.parse(storedCart, { items }).items;

test("a line with nothing but the required fields is read", () => {
  const { variantId, quantity, price, selectedOptions } = item;
  const product = { node: { title: "Hair Oil", images: { edges: [] } } };

  const [read] = readItems({ variantId, quantity, price, selectedOptions, product });

  expect(read?.product.node).toEqual({ ...product.node, id: "", handle: "" });
});

test("a cart of the former release, with a subscription as an option, is read as bought once", () => {
  const selectedOptions = [...item.selectedOptions, { name: "Delivery", value: "Every 30 days" }];
  const former = { ...item, variantId: "former", selectedOptions, sellingPlan: undefined };

  const stored: unknown[] = JSON.parse(JSON.stringify([item, former]));

  expect(readItems(...stored)).toEqual([item, former]);
});

test.each([
  null,
  "p30",
  {},
  { id: "p30" },
  { id: "p30", name: 30 },
  { id: "", name: "Every 30 days" },
])("a line with the plan %j is bought once", (plan) => {
  expect(readItems({ ...item, sellingPlan: plan })).toEqual([item]);
});

test.each([null, "shopify", 4])("%j is not a cart", (stored) => {
  expect(() => v.parse(storedCart, stored)).toThrow();
});

test.each([{}, { items: { length: 3 } }])("%j is an empty cart", (stored) => {
  expect(v.parse(storedCart, stored).items).toEqual([]);
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

  expect(v.parse(storedCart, stored)).toMatchObject({ items: [item], [key]: null });
});

test.each<[string, Partial<Variant> & { title?: string }]>([
  ["a price that a plan does not round", { price: eur("33.3266666666666") }],
  ["a price of ten digits", { price: eur("1250000000.0") }],
  ["a price of three decimals", { price: { amount: "0.125", currencyCode: "KWD" } }],
  ["a title of 255 letters", { title: "ä".repeat(255) }],
  ["no options", { selectedOptions: [] }],
])("a line with %s that was added is read again", (_, { title = "Oil", ...parts }) => {
  const variant = testVariant(parts);
  const added = toCartItem(testProduct({ title, variants: [variant] }), variant, 2);

  expect(readItems(JSON.parse(JSON.stringify(added)))).toEqual([added]);
});

function eur(amount: string) {
  return { amount, currencyCode: "EUR" };
}

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

const { selectedOptions: options } = item;
const subscription = { ...item, sellingPlan };
const invalid = [{ name: 1, value: 2 }, null, "x"];

test.each([
  ["a quantity above 99 is 99", [{ ...item, quantity: 5_000 }], { quantity: 99 }],
  [
    "two lines of a variant and plan are one",
    [subscription, subscription],
    { ...subscription, quantity: 2 },
  ],
  ["two lines of one variant are one", [item, item], { quantity: 2 }],
  ["invalid options are dropped", [{ ...item, selectedOptions: [...options, ...invalid] }], {}],
])("%s", (_, items, changes) => {
  expect(readItems(...items)).toEqual([{ ...item, ...changes }]);
});

test("an invalid image is dropped, and its line stays", () => {
  const node = { ...item.product.node, images: { edges: [{ node: { url: "//cdn.example/a" } }] } };

  const shown = { node: { images: { edges: [] } } };
  expect(readItems({ ...item, product: { node } })).toMatchObject([{ product: shown }]);
});
