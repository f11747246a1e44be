import { expect, test } from "vitest";
import { testVariant, usd } from "../../tests/support/builders";
import { getUnitPrice } from "./unit-price";

const option = (value: string) => ({ name: "Size", value });

test.each([
  ["67.99", ["1 month"], "$2.27 a day"],
  ["129.18", ["2 months"], "$2.15 a day"],
  ["32.00", ["Rosemary", "10 fl oz (300 ml)"], "$3.20/fl\u00A0oz"],
  ["14.00", ["0.3 fl oz (10 ml)"], "$46.67/fl\u00A0oz"],
  ["14.00", ["0.25 fl oz"], "$56.00/fl\u00A0oz"],
  ["30.00", ["125 fl oz"], "$0.24/fl\u00A0oz"],
  ["14.00", ["0 fl oz"], null],
  ["14.00", ["12345 fl oz"], null],
  ["19.00", ["250 ml"], "$76.00/l"],
  ["12.00", ["Bar", "85 g"], "$141.18/kg"],
  ["14.00", ["Set of 10 fl oz bottles"], null],
  ["14.00", ["10 fl ozone"], null],
  ["14.00", [], null],
])("at $%s the size %j costs %s", (amount, values, text) => {
  const variant = testVariant({ selectedOptions: values.map(option) });
  expect(getUnitPrice(usd(amount), variant)).toBe(text);
});

const liter = { price: usd("76.00"), referenceValue: 1, referenceUnit: "L" } as const;

test.each([
  [{}, "$76.00/l"],
  [{ referenceValue: 100, referenceUnit: "ML" }, "$76.00/100\u00A0ml"],
  [{ referenceUnit: "FLOZ" }, "$76.00/fl\u00A0oz"],
  [{ referenceUnit: "M2" }, "$76.00/m²"],
  [{ referenceUnit: "ITEM" }, "$76.00/item"],
] as const)("the store's unit price with %j is shown as %s, not one of a size", (parts, text) => {
  const selectedOptions = [option("8 fl oz")];
  const unitPrice = { ...liter, ...parts };
  const variant = testVariant({ price: usd("19.00"), selectedOptions, unitPrice });

  expect(getUnitPrice(usd("19.00"), variant)).toBe(text);
});

test("under a plan, the store's unit price is as much lower as the price", () => {
  const variant = testVariant({ price: usd("19.00"), unitPrice: liter });

  expect(getUnitPrice(usd("9.50"), variant)).toBe("$38.00/l");
});
