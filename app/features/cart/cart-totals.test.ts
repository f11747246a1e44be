import { describe, expect, test } from "vitest";
import { getFreeShipping, getLinePrice, getTotal, hasSubscription } from "./cart-totals";
import { testItem } from "./test-items";

const usd = (amount: string) => ({ amount, currencyCode: "USD" });

test("a line costs its unit price times its quantity", () => {
  expect(getLinePrice(testItem({ price: usd("67.99"), quantity: 3 }))).toEqual(usd("203.97"));
});

describe("the total", () => {
  test("is exact to the cent", () => {
    const items = [0.1, 0.2, 67.99].map((price, index) =>
      testItem({ variantId: `${index}`, price: usd(`${price}`) }),
    );
    expect(getTotal(items)).toEqual(usd("68.29"));
  });

  test("of an empty cart is none", () => {
    expect(getTotal([])).toBeNull();
  });

  test("of two currencies is none, because they cannot be added up", () => {
    const euros = testItem({ variantId: "2", price: { amount: "14.00", currencyCode: "EUR" } });
    expect(getTotal([testItem(), euros])).toBeNull();
  });
});

describe("free shipping", () => {
  test.each([
    ["46.00", usd("4.00"), 0.92],
    ["49.99", usd("0.01"), 0.9998],
    ["50.00", null, 1],
    ["131.99", null, 1],
    ["0.00", usd("50.00"), 0],
  ])("a total of %s", (amount, missing, share) => {
    expect(getFreeShipping(usd(amount))).toEqual({ from: usd("50.00"), missing, share });
  });

  test("comes with a subscription, whatever the total", () => {
    const monthly = testItem({ selectedOptions: [{ name: "Delivery", value: "Every 30 days" }] });
    const once = testItem({ selectedOptions: [{ name: "Delivery", value: "One time" }] });

    expect(hasSubscription([once, monthly])).toBe(true);
    expect(hasSubscription([once])).toBe(false);
    expect(getFreeShipping(usd("45.00"), true)).toMatchObject({ missing: null, share: 1 });
  });

  test("is promised in dollars only", () => {
    expect(getFreeShipping({ amount: "90.00", currencyCode: "EUR" })).toBeNull();
  });
});
