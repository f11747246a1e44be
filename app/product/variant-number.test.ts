import { expect, test } from "vitest";
import { testProduct, testVariant } from "../../tests/support/builders";
import { findVariantByNumber } from "./variant-number";

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
