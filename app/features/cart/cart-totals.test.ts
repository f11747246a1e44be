import { describe, expect, test } from "vitest";
import { facts } from "~/content/facts";
import { testItem, usd } from "../../../tests/support/builders";
import { getFreeShipping, getLinePrice, getTotal, hasSubscription } from "./cart-totals";

const euros = (amount: string) => ({ amount, currencyCode: "EUR" });

test("a line costs its unit price times its quantity", () => {
  expect(getLinePrice(testItem({ price: usd("67.99"), quantity: 3 }))).toEqual(usd("203.97"));
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

test.each([
  ["One time", false],
  ["Every 30 days", true],
])("a cart with the delivery %s has a subscription: %s", (value, expected) => {
  const { selectedOptions } = testItem();
  const line = testItem({ selectedOptions: [...selectedOptions, { name: "Delivery", value }] });

  expect(hasSubscription([testItem(), line])).toBe(expected);
});
