import { expect, test } from "vitest";
import {
  discounted,
  formatPrice,
  formatPriceWithCode,
  formatWholePrice,
  splitPrice,
  toMinorUnits,
  toMoney,
} from "./money";

test.each([
  ["67.99", "USD", "$67.99"],
  ["32", "USD", "$32.00"],
  ["1234.5", "USD", "$1,234.50"],
  ["-5", "USD", "-$5.00"],
  ["5", "EUR", "€5.00"],
  ["5", "<b>", "$5.00"],
  ["5", "EURO", "$5.00"],
  ["5", "aEUR", "$5.00"],
  ["33990.0", "CLP", "CLP\u00a033,990"],
  ["1200.00", "JPY", "¥1,200"],
])("%s of %s is formatted as %s", (amount, currencyCode, text) => {
  expect(formatPrice({ amount, currencyCode })).toBe(text);
});

test.each([
  ["67.99", "USD", "$67.99 USD"],
  ["1200", "JPY", "¥1,200 JPY"],
  ["33990.0", "CLP", "CLP\u00a033,990"],
  ["10000.00", "PLN", "PLN\u00a010,000.00"],
])("%s of %s names its currency once: %s", (amount, currencyCode, text) => {
  expect(formatPriceWithCode({ amount, currencyCode })).toBe(text);
  const { price, code } = splitPrice({ amount, currencyCode });
  expect(code ? `${price} ${code}` : price).toBe(text);
});

test.each([
  ["45.00", "USD", "$45"],
  ["44.50", "USD", "$44.50"],
  ["1200", "JPY", "¥1,200"],
  ["5", "KWD", "KWD\u00a05.000"],
])("%s of %s without empty decimals is %s", (amount, currencyCode, text) => {
  expect(formatWholePrice({ amount, currencyCode })).toBe(text);
});

test.each([
  ["67.99", "USD", 6799],
  ["33.3266666666666", "EUR", 3333],
  ["1200.0", "JPY", 1200],
  ["33990.00", "CLP", 33990],
  ["0.125", "KWD", 125],
  ["12.345", "BHD", 12345],
  ["9876543210.5", "INR", 987654321050],
  ["5", "<b>", 500],
  ["free", "USD", 0],
  ["1e400", "USD", 0],
])("%s of %s are %i of the currency’s smallest unit", (amount, currencyCode, units) => {
  expect(toMinorUnits({ amount, currencyCode })).toBe(units);
});

test.each([
  [6799, "USD", "67.99"],
  [1200, "JPY", "1200"],
  [37035, "KWD", "37.035"],
])("%i of the smallest unit of %s are %s", (units, currencyCode, amount) => {
  expect(toMoney(units, currencyCode)).toEqual({ amount, currencyCode });
});

test.each([
  ["67.99", 15, "57.79"],
  ["0.10", 15, "0.09"],
  ["0.50", 15, "0.43"],
  ["32.00", 0, "32.00"],
  ["32.00", 100, "0.00"],
])(
  "%s with %s percent off is %s, rounded to the cent, half a cent up",
  (amount, percent, price) => {
    expect(discounted({ amount, currencyCode: "EUR" }, percent)).toEqual({
      amount: price,
      currencyCode: "EUR",
    });
  },
);
