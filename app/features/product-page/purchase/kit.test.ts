import { expect, test } from "vitest";
import { testProduct, testVariant, usd } from "../../../../tests/support/builders";
import { getKitRows, getKitTotal } from "./kit";

const size = (value: string) => ({ name: "Size", value });
const bottle = { url: "https://cdn.example/bottle.jpg", alt: "The bottle" };

const capsules = testProduct({
  id: "hair-nutraceutical",
  title: "Hair Nutraceutical",
  images: [bottle, { url: "https://cdn.example/label.jpg", alt: "" }],
  variants: [
    testVariant({ id: "1", price: usd("67.99"), selectedOptions: [size("1 month")] }),
    testVariant({ id: "2", price: usd("129.18"), selectedOptions: [size("2 months")] }),
  ],
});
const oil = testProduct({
  id: "hair-oil",
  title: "Botanical Hair Oil",
  variants: [
    testVariant({ id: "3", price: usd("14.00"), selectedOptions: [size("0.3 fl oz (10 ml)")] }),
    testVariant({
      id: "4",
      price: usd("42.00"),
      selectedOptions: [{ name: "Scent", value: "Cedar" }, size("1.7 fl oz (50 ml)")],
    }),
  ],
});

const contents = {
  capsules: {
    handle: "hair-nutraceutical",
    title: "Hair Nutraceutical",
    option: "2 months",
    image: bottle,
    price: usd("129.18"),
  },
  oil: {
    handle: "hair-oil",
    title: "Botanical Hair Oil",
    option: "1.7 fl oz (50 ml)",
    image: null,
    price: usd("42.00"),
  },
};

test("a kit lists its products in its own order, each in the size that is in the box", () => {
  expect(getKitRows("holiday-glow-bundle", [oil, capsules])).toEqual([
    contents.capsules,
    contents.oil,
  ]);
});

test("a product without a choice has the price of the first variant that can be bought", () => {
  const others = ["shampoo", "conditioner"].map((id) => testProduct({ id }));
  const scrub = testProduct({
    id: "clarifying-scalp-scrub",
    variants: [
      testVariant({ id: "5", availableForSale: false }),
      testVariant({ id: "6", price: usd("40.00") }),
    ],
  });
  expect(getKitRows("self-care-ritual-bundle", [scrub, ...others])).toEqual([
    expect.objectContaining({ option: null, price: usd("40.00") }),
    expect.objectContaining({ handle: "shampoo", price: null }),
    expect.objectContaining({ handle: "conditioner", price: null }),
  ]);
});

test.each([
  ["is no kit", "hair-oil", [capsules, oil]],
  ["lacks one of its products in the store", "holiday-glow-bundle", [oil]],
])("what %s lists nothing", (_, handle, catalog) => {
  expect(getKitRows(handle, catalog)).toEqual([]);
});

test.each([
  ["the sum of its products", [contents.capsules, contents.oil], usd("171.18")],
  ["unknown where a price is", [contents.capsules, { ...contents.oil, price: null }], null],
  ["unknown where the first price is", [{ ...contents.oil, price: null }, contents.oil], null],
  [
    "unknown in two currencies",
    [contents.capsules, { ...contents.oil, price: { amount: "42.00", currencyCode: "EUR" } }],
    null,
  ],
  ["unknown without products", [], null],
])("bought one by one, a kit's price is %s", (_, rows, total) => {
  expect(getKitTotal(rows)).toEqual(total);
});
