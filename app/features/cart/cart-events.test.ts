import { expect, test } from "vitest";
import { testItem, usd } from "../../../tests/support/builders";
import { getLinesUpdates, toEventCart } from "./cart-events";

const oil = testItem({ variantId: "oil", quantity: 2 });
const serum = testItem({ variantId: "serum", quantity: 1 });
const plan = { id: "plan", name: "Every 30 days" };

test.each([
  ["a new line", [oil], [oil, serum], "product", "add", { merchandiseId: "serum", quantity: 1 }],
  [
    "more of a line, added on a page",
    [oil],
    [{ ...oil, quantity: 5 }],
    "product",
    "add",
    { merchandiseId: "oil", quantity: 3 },
  ],
  [
    "more of a line, set in the cart",
    [oil],
    [{ ...oil, quantity: 5 }],
    "cart",
    "update",
    { id: "oil", quantity: 5 },
  ],
  [
    "less of a line",
    [oil],
    [{ ...oil, quantity: 1 }],
    "product",
    "update",
    { id: "oil", quantity: 1 },
  ],
  ["a removed line", [oil, serum], [serum], "cart", "remove", { id: "oil", quantity: 0 }],
] as const)("%s is one update", (_, before, after, context, action, line) => {
  expect(getLinesUpdates(before, after, context)).toEqual([{ action, context, lines: [line] }]);
});

test("a line that becomes a subscription is removed and added", () => {
  const updates = getLinesUpdates([oil], [{ ...oil, sellingPlan: plan }], "cart");

  expect(updates.map(({ action, lines }) => [action, lines])).toEqual([
    ["add", [{ merchandiseId: "oil", quantity: 2 }]],
    ["remove", [{ id: "oil", quantity: 0 }]],
  ]);
});

test("a newer price is no update", () => {
  expect(getLinesUpdates([oil], [{ ...oil, price: usd("1.00") }], "cart")).toEqual([]);
});

test("the cart has its total, lines and codes, and an empty one costs nothing", () => {
  const items = [{ ...oil, price: usd("10.50"), sellingPlan: plan }];

  expect(toEventCart({ items, cartId: null, codes: ["WELCOME10"] })).toEqual({
    id: "local",
    totalQuantity: 2,
    cost: { totalAmount: usd("21.00") },
    lines: [{ id: "oil plan", quantity: 2, cost: { totalAmount: usd("21.00") } }],
    discountCodes: [{ code: "WELCOME10", applicable: true }],
  });
  expect(toEventCart({ items: [], cartId: null, codes: [] })).toMatchObject({
    totalQuantity: 0,
    cost: { totalAmount: usd("0.00") },
  });
});

test("a cart in two currencies has no total, so there is none", () => {
  const inEuros = { ...serum, price: { amount: "1.00", currencyCode: "EUR" } };

  expect(toEventCart({ items: [oil, inEuros], cartId: null, codes: [] })).toBeNull();
});

test("the cart has the id of the checkout that was created for it", () => {
  const parts = { items: [oil], codes: [] };

  expect(toEventCart({ ...parts, cartId: "gid://shopify/Cart/1" })?.id).toBe(
    "gid://shopify/Cart/1",
  );
  expect(toEventCart({ ...parts, cartId: null })?.id).toBe("local");
});
