import { expect, test } from "vitest";
import { discounted, formatPrice, formatPriceWithCode, toCents } from "./money";

const usd = (amount: string) => ({ amount, currencyCode: "USD" });

test.each([
  ["67.99", "$67.99"],
  ["32", "$32.00"],
  ["32.0", "$32.00"],
  ["1234.5", "$1,234.50"],
])("%s is read as %s", (amount, text) => {
  expect(formatPrice(usd(amount))).toBe(text);
});

test("a price in dollars reads as the browser's own format has it", () => {
  const own = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
  const cents = Array.from({ length: 2000 }, (_, at) => at * at * at * 7 + at);
  for (const amount of [
    "0",
    "0.005",
    "1.005",
    "2.675",
    "999.995",
    ...cents.map((c) => `${c / 100}`),
  ])
    expect(formatPrice(usd(amount))).toBe(own.format(Number(amount)));
});

test("a price with its code leaves no doubt about the currency", () => {
  expect(formatPriceWithCode(usd("129.18"))).toBe("$129.18 USD");
});

test("a currency that a store makes up is shown in dollars", () => {
  expect(formatPrice({ amount: "5", currencyCode: "<b>" })).toBe("$5.00");
});

test.each([
  ["67.99", "57.79"],
  ["32.00", "27.20"],
  ["72.99", "62.04"],
])("15 percent less than %s is %s", (regular, subscribed) => {
  expect(discounted(usd(regular), 15)).toEqual(usd(subscribed));
});

test("what is not a number counts as nothing", () => {
  expect(toCents({ amount: "free" })).toBe(0);
});
