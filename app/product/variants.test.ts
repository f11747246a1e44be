import { expect, test } from "vitest";
import { testProduct, testVariant } from "../../tests/support/builders";
import { toCardProduct } from "./card-product";
import { findVariantByNumber, getFirstAvailableVariant, getMonths, optionValues } from "./variants";

test.each([
  ["2 months", 2],
  ["1 Month", 1],
  ["12 MONTHS", 12],
  ["120 months", 0],
  ["a 2 months", 0],
  ["2 months' supply", 0],
  ["months", 0],
  ["50 ml", 0],
])("the option %j lasts %i months", (value, months) => {
  expect(getMonths(value)).toBe(months);
});

test("the values of a variant are named, but not the one of a product without options", () => {
  const size = { name: "Size", value: "50 ml" };
  const scent = { name: "Scent", value: "Rose" };

  expect(optionValues({ selectedOptions: [size, scent] })).toEqual(["50 ml", "Rose"]);
  expect(optionValues({ selectedOptions: [{ name: "Title", value: "Default Title" }] })).toEqual(
    [],
  );
});

test.each([
  ["the first one", [true, true], 0],
  ["the first that can be bought", [false, true, true], 1],
  ["the first one if none can be bought", [false, false], 0],
  ["nothing without variants", [], undefined],
])("of a product without a choice a list sells %s", (_, availability, index) => {
  const variants = availability.map((availableForSale, position) =>
    testVariant({ id: `${position}`, availableForSale }),
  );
  const product = testProduct({ variants });
  const expected = index === undefined ? undefined : variants[index];

  expect(getFirstAvailableVariant(product)).toBe(expected);
  expect(toCardProduct(product).variants).toEqual(expected ? [expected] : []);
});

const small = testVariant({ id: "gid://shopify/ProductVariant/142" });
const large = testVariant({ id: "gid://shopify/ProductVariant/42" });
const odd = ["x", "42x", "x42", ""].map((end) =>
  testVariant({ id: `gid://shopify/ProductVariant/${end}` }),
);
const product = testProduct({ variants: [...odd, small, large] });

test.each([
  ["42", large],
  ["142", small],
  ["2", undefined],
  ["x", undefined],
  ["", undefined],
  ["42x", undefined],
  ["x42", undefined],
])("the number %j of a link stands for the variant of this number", (number, variant) => {
  expect(findVariantByNumber(product, number)).toBe(variant);
});
