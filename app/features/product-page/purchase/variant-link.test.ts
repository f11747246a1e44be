import { expect, test } from "vitest";
import { testProduct, testVariant } from "../../../../tests/support/builders";
import { followVariantLink, hasUnknownVariant } from "./variant-link";

const shampoo = testProduct({
  handle: "shampoo",
  options: [
    { name: "Scent", values: ["Rose", "None"] },
    { name: "Size", values: ["50 ml"] },
  ],
  variants: [
    testVariant({
      id: "gid://shopify/ProductVariant/42",
      selectedOptions: [
        { name: "Scent", value: "None" },
        { name: "Size", value: "50 ml" },
      ],
    }),
  ],
});
const rose = testVariant({ selectedOptions: [{ name: "Scent", value: "Rose" }] });
const plain = testProduct({
  handle: "plain",
  variants: [testVariant({ id: "42" })],
});

test.each([
  ["?variant=42", "/products/shampoo?Scent=None&Size=50+ml"],
  [
    "?utm_source=a%20b&variant=42&ref=X",
    "/products/shampoo?Scent=None&Size=50+ml&utm_source=a%20b&ref=X",
  ],
  ["?Scent=Rose&variant=42", "/products/shampoo?Scent=None&Size=50+ml"],
  ["?variant=7", null],
  ["?variant=", null],
  ["?variant=gid://shopify/ProductVariant/42", null],
  ["", null],
])("of a product with options %s leads to %s", (search, expected) => {
  expect(followVariantLink(shampoo, search)).toBe(expected);
});

test("a product without options keeps its address", () => {
  expect(followVariantLink(plain, "?variant=42&gclid=1")).toBe("/products/plain?gclid=1");
});

test.each([
  ["of another choice than those that were fetched", { hasMoreVariants: true }, "7", true],
  ["that is gone", { variants: [...shampoo.variants, rose] }, "7", true],
  ["of the product", {}, "42", false],
  ["that is no number", {}, "seven", false],
  ["that is gone from a product without a choice", { ...plain }, "7", false],
])("a variant %s is unknown: %s", (_, parts, number, expected) => {
  const query = new URLSearchParams({ variant: number });

  expect(hasUnknownVariant({ ...shampoo, ...parts }, query)).toBe(expected);
});
