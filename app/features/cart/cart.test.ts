import { describe, expect, test } from "vitest";
import { facts } from "#brand/content/facts.ts";
import { isPlan, shipsFaster } from "~/product/kits";
import { testItem, usd } from "../../../tests/support/builders";
import {
  addItem,
  type CartItems,
  getLineKey,
  getLineName,
  getTotalQuantity,
  lowerQuantity,
  replaceItem,
  restoreItem,
  setQuantity,
} from "./cart-items";
import { getFreeShipping, getLinePrice, getTotal, hasSubscription } from "./cart-totals";

const oil = testItem({ variantId: "oil" });
const serum = testItem({ variantId: "serum", quantity: 2 });
/** The oil as a subscription. */
const monthly = { id: "p30", name: "Every 30 days" };
const subscribed = { ...oil, sellingPlan: monthly, price: usd("11.90") };
const key = "oil p30";
test("two lines of a product have names of their own", () => {
  const ofSize = (value: string) => testItem({ selectedOptions: [{ name: "Size", value }] });

  expect(getLineName(ofSize("10 ml"))).toBe("Botanical Hair Oil, 10 ml");
  expect(getLineName({ ...ofSize("50 ml"), sellingPlan: monthly })).toBe(
    "Botanical Hair Oil, 50 ml, Every 30 days",
  );
  expect(getLineName(testItem({ selectedOptions: [] }))).toBe("Botanical Hair Oil");
});

const quantities = (items: CartItems) =>
  items.map((item) => `${getLineKey(item)} ${item.quantity}`);

describe("adding", () => {
  test.each([
    ["appends another variant", [serum], oil, ["serum 2", "oil 1"]],
    ["raises the quantity of a variant that is there", [serum, oil], serum, ["serum 4", "oil 1"]],
    ["ignores a quantity of 0", [oil], { ...serum, quantity: 0 }, ["oil 1"]],
    ["raises to 99 at most", [{ ...oil, quantity: 98 }], { ...oil, quantity: 5 }, ["oil 99"]],
    ["keeps a subscription apart", [oil], subscribed, ["oil 1", "oil p30 1"]],
    ["raises a subscription", [oil, subscribed], subscribed, ["oil 1", "oil p30 2"]],
    ["appends 99 at most", [], { ...oil, quantity: 500 }, ["oil 99"]],
  ])("%s", (_, items, added, expected) => {
    expect(quantities(addItem(items, added))).toEqual(expected);
  });

  test("to a full cart raises quantities only", () => {
    const full = Array.from({ length: 100 }, (_, index) => testItem({ variantId: `${index}` }));

    expect(addItem(full.slice(1), oil)).toHaveLength(100);
    expect(addItem(full, oil)).toEqual(full);
    expect(addItem(full, testItem({ variantId: "7" }))[7]?.quantity).toBe(2);
  });
});

test("adding a variant again takes over its newer price, title, image and options", () => {
  const node = { id: "1", handle: "new", title: "New Oil", images: { edges: [] } };
  const selectedOptions = [{ name: "Size", value: "12 ml" }];
  const newer = { ...oil, product: { node }, price: usd("16.00"), selectedOptions };

  expect(addItem([oil, serum], newer)).toEqual([{ ...newer, quantity: 2 }, serum]);
});

test.each([
  ["sets it", "oil", 3, ["oil 3", "serum 2"]],
  ["may be 1", "serum", 1, ["oil 1", "serum 1"]],
  ["of 0 removes the line", "oil", 0, ["serum 2"]],
  ["below 0 removes the line", "oil", -1, ["serum 2"]],
  ["is 99 at most", "oil", 1_000, ["oil 99", "serum 2"]],
  ["of a variant that is not there changes nothing", "none", 4, ["oil 1", "serum 2"]],
])("a new quantity %s", (_, variantId, quantity, expected) => {
  expect(quantities(setQuantity([oil, serum], variantId, quantity))).toEqual(expected);
});

test.each([
  [5, 3, "oil 3"],
  [1, 3, "oil 1"],
  [5, 1, "oil 1"],
])("of %i pieces, of which the store has %i, the cart has %s", (quantity, max, expected) => {
  const items = lowerQuantity([{ ...oil, quantity }, serum], "oil", max);

  expect(quantities(items)).toEqual([expected, "serum 2"]);
});

test.each([
  ["to its place", [serum], ["oil 1", "serum 2"]],
  ["into a newer line of its variant", [serum, { ...oil, quantity: 2 }], ["serum 2", "oil 3"]],
])("a removed line is restored %s", (_, items, expected) => {
  expect(quantities(restoreItem(items, oil, 0))).toEqual(expected);
});

test("quantities, limits and Undo hold for a subscription beside the same variant", () => {
  const both = [oil, subscribed];

  expect(quantities(setQuantity(both, key, 5))).toEqual(["oil 1", "oil p30 5"]);
  expect(quantities(setQuantity(both, key, 0))).toEqual(["oil 1"]);
  expect(quantities(setQuantity(both, "oil", 0))).toEqual(["oil p30 1"]);
  expect(quantities(lowerQuantity(setQuantity(both, key, 5), key, 2))).toEqual([
    "oil 1",
    "oil p30 2",
  ]);
  expect(restoreItem([oil], subscribed, 0)).toEqual([subscribed, oil]);
});

describe("a line that becomes a subscription", () => {
  test.each([
    ["keeps its place", [oil, serum], ["oil p30 1", "serum 2"]],
    ["joins one that is there", [serum, oil, subscribed], ["serum 2", "oil p30 2"]],
    ["joins it up to the limit", [oil, { ...subscribed, quantity: 99 }], ["oil p30 99"]],
    ["that is gone meanwhile changes nothing", [serum], ["serum 2"]],
  ])("%s", (_, items, expected) => {
    expect(quantities(replaceItem(items, "oil", subscribed))).toEqual(expected);
  });

  test("and back is as it was", () => {
    expect(replaceItem([subscribed, serum], key, oil)).toEqual([oil, serum]);
  });
});

test("a line restored into a newer one of its variant keeps the newer price", () => {
  const newer = { ...oil, price: usd("16.00") };

  expect(restoreItem([newer], oil, 0)).toEqual([{ ...newer, quantity: 2 }]);
});

test("a line is not restored into a cart that was filled meanwhile", () => {
  const full = Array.from({ length: 100 }, (_, index) => testItem({ variantId: `${index}` }));

  expect(restoreItem(full, oil, 0)).toBe(full);
});

test("the badge counts pieces, not lines", () => {
  expect(getTotalQuantity([oil, serum])).toBe(3);
});

const euros = (amount: string) => ({ amount, currencyCode: "EUR" });

test("a line costs its unit price times its quantity", () => {
  expect(getLinePrice(testItem({ price: usd("67.99"), quantity: 3 }))).toEqual(usd("203.97"));
  const price = { amount: "12.345", currencyCode: "KWD" };
  expect(getLinePrice(testItem({ price, quantity: 3 })).amount).toBe("37.035");
  expect(getTotal([testItem({ price, quantity: 3 })])?.amount).toBe("37.035");
});

test.each([
  ["of all pieces, exact to the cent", [usd("0.1"), usd("0.2"), usd("67.99")], usd("136.58")],
  ["absent from an empty cart", [], null],
  ["absent from a cart with two currencies", [usd("14.00"), euros("14.00")], null],
])("the total is %s", (_, prices, total) => {
  expect(getTotal(prices.map((price) => testItem({ price, quantity: 2 })))).toEqual(total);
});

describe("free shipping", () => {
  const { freeShippingFrom } = facts;
  const dollars = (amount: number) => usd(amount.toFixed(2));
  const from = dollars(freeShippingFrom);
  const half = freeShippingFrom / 2;
  const almost = dollars(freeShippingFrom - 0.01);
  const almostAll = expect.closeTo(1 - 0.01 / freeShippingFrom);

  test.each([
    ["is half way", dollars(half), false, { from, missing: dollars(half), share: 0.5 }],
    ["is a cent away", almost, false, { from, missing: dollars(0.01), share: almostAll }],
    ["is reached exactly", from, false, { from, missing: null, share: 1 }],
    ["is reached", dollars(2 * freeShippingFrom), false, { from, missing: null, share: 1 }],
    ["is far", dollars(0), false, { from, missing: from, share: 0 }],
    ["comes with a subscription", dollars(half), true, { from, missing: null, share: 1 }],
    ["is promised in dollars only", euros("90.00"), false, null],
  ])("%s", (_, total, isSubscription, expected) => {
    expect(getFreeShipping(total, isSubscription)).toEqual(expected);
  });
});

test("an order that nobody called a subscription ships free from the threshold on", () => {
  expect(getFreeShipping(usd("1.00"))?.missing).not.toBeNull();
});

test("a cart with a plan in it has a subscription", () => {
  expect(hasSubscription([oil, subscribed])).toBe(true);
});

test.each([
  ["the plan of such a box", true, "complete-plan", monthly],
  ["the same box bought once", false, "complete-plan", undefined],
  ["a plan that ships as orders do", false, "essentials-plan", monthly],
  ["a subscription to another product", false, "hair-oil", monthly],
])("a cart with %s has a box that ships faster: %s", (_, isFaster, handle, sellingPlan) => {
  const node = { id: handle, handle, title: handle, images: { edges: [] } };

  const items = [oil, testItem({ product: { node }, sellingPlan })];
  expect(hasSubscription(items, shipsFaster)).toBe(isFaster);
});

test("a value that sounds like a subscription is none", () => {
  const selectedOptions = [{ name: "Delivery", value: "Every 30 days" }];

  expect(hasSubscription([testItem({ selectedOptions })])).toBe(false);
});

test.each([
  ["a plan", true, "essentials-plan", monthly],
  ["its box bought once", false, "essentials-plan", undefined],
  ["a subscription to another product", false, "hair-oil", monthly],
])("a cart with %s has the guarantee of plans: %s", (_, isLonger, handle, sellingPlan) => {
  const node = { id: handle, handle, title: handle, images: { edges: [] } };

  const items = [oil, testItem({ product: { node }, sellingPlan })];
  expect(hasSubscription(items, isPlan)).toBe(isLonger);
});
