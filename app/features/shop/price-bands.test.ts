import { describe, expect, test } from "vitest";
import { testProduct, usd } from "../../../tests/support/builders";
import { filterProducts, getFilterChoices, getFilterPath, parseFilter } from "./filter";
import { getPriceBands } from "./price-bands";

const priced = (currencyCode: string, ...amounts: string[]) =>
  amounts.map((amount, index) =>
    testProduct({ id: String(index), minPrice: { amount, currencyCode } }),
  );

const usual = ["Under $25", "$25 to $49.99", "$50 to $99.99", "$100 and up"];
const rupees = priced(
  "INR",
  "299.0",
  "349.0",
  "449.0",
  "499.0",
  "599.0",
  "799.0",
  "899.0",
  "1299.0",
);

test.each([
  ["dollars over all usual bands", usual, priced("USD", "14.0", "32.0", "67.99", "219.0")],
  ["nothing yet", usual, []],
  ["no price", usual, [testProduct({})]],
  [
    "dear dollars",
    ["Under $300", "$300 to $499.99", "$500 and up"],
    priced("USD", "200", "320", "480", "900"),
  ],
  ["rupees", ["Under ₹400", "₹400 to ₹599.99", "₹600 to ₹799.99", "₹800 and up"], rupees],
  [
    "pesos, which have no decimals",
    ["Under CLP 20,000", "CLP 20,000 to CLP 39,999", "CLP 40,000 and up"],
    priced("CLP", "8990", "19990", "33990", "45990"),
  ],
  [
    "yen",
    ["Under ¥1,500", "¥1,500 to ¥2,499", "¥2,500 and up"],
    priced("JPY", "1200", "1480", "2400", "9800"),
  ],
  ["dollars in three of the usual bands", usual, priced("USD", "14.0", "25.0", "50.0")],
  [
    "euros over the usual amounts",
    ["Under €30", "€30 to €59.99", "€60 to €99.99", "€100 and up"],
    priced("EUR", "12.0", "30.0", "60.0", "120.0"),
  ],
  [
    "the dearest price a round one",
    ["Under €15", "€15 to €19.99", "€20 to €39.99", "€40 and up"],
    priced("EUR", "10.0", "16.0", "22.0", "40.0"),
  ],
  [
    "a price between two round ones",
    ["Under €15", "€15 to €59.99", "€60 and up"],
    priced("EUR", "10.0", "17.5", "17.5", "60.0"),
  ],
  [
    "most prices the lowest, a round one",
    ["Under €25", "€25 and up"],
    priced("EUR", "20.0", "20.0", "20.0", "48.0"),
  ],
  [
    "most prices the highest, a round one",
    ["Under €20", "€20 and up"],
    priced("EUR", "10.0", "20.0", "20.0", "20.0"),
  ],
  ["no price that is a number", [], priced("INR", "free")],
  ["two prices", ["Under €15", "€15 and up"], priced("EUR", "12.5", "48.0")],
  ["one price", [], priced("EUR", "12.5", "12.5")],
])("the bands of a catalog with %s are %j", (_, labels, catalog) => {
  const bands = getPriceBands(catalog);

  // A no-break space stands between a code and its amount.
  expect(bands.map(({ label }) => label.replaceAll("\u00a0", " "))).toEqual(labels);
});

test.each([
  ["in dollars", priced("USD", "14.0", "32.0", "67.99"), "under-25 25-50 50-100 over-100"],
  ["in rupees", rupees, "under-400-inr 400-600-inr 600-800-inr over-800-inr"],
])("the address of a band %s does not change", (_, catalog, values) => {
  expect(getPriceBands(catalog).map(({ value }) => value)).toEqual(values.split(" "));
});

test.each([
  ["in any order", rupees.toReversed()],
  ["beside a product without a price", [testProduct({}), ...rupees]],
  ["beside a price that is no number", [...rupees, ...priced("INR", "free")]],
  ["beside prices of another currency", [...rupees, ...priced("USD", "1.0", "2.0", "3.0")]],
])("the same prices have the same bands %s", (_, catalog) => {
  const toValues = (products: typeof catalog) => getPriceBands(products).map(({ value }) => value);

  expect(toValues(catalog)).toEqual(toValues(rupees));
});

test("every price is in one band, and each band has a product", () => {
  const bands = getPriceBands(rupees);
  const count = rupees.map(
    ({ minPrice }) => bands.filter((band) => minPrice && band.contains(minPrice)).length,
  );

  expect(new Set(count)).toEqual(new Set([1]));
  for (const band of bands)
    expect(rupees.some(({ minPrice }) => minPrice && band.contains(minPrice))).toBe(true);
});

describe("an address", () => {
  const choices = getFilterChoices(rupees);
  const read = (query: string) => parseFilter(new URLSearchParams(query), choices);

  test("names the currency of a band", () => {
    const filter = read("price=over-800-inr&price=under-400-inr");

    expect(getFilterPath("/shop", filter)).toBe("/shop?price=under-400-inr&price=over-800-inr");
    expect(filterProducts(rupees, filter, choices).map(({ minPrice }) => minPrice?.amount)).toEqual(
      ["299.0", "349.0", "899.0", "1299.0"],
    );
  });

  test.each(["25-50", "under-25", "over-800", "400-600-eur", "1-2-inr"])(
    "with the band %s of another catalog shows all products",
    (band) => {
      expect(filterProducts(rupees, read(`price=${band}`), choices)).toHaveLength(rupees.length);
    },
  );
});

test("a price of another currency than the catalog's is in no band", () => {
  const bands = getPriceBands(rupees);

  expect(bands.filter((band) => band.contains(usd("450.00")))).toEqual([]);
});
