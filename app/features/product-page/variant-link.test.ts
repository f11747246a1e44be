import { expect, test } from "vitest";
import { testProduct, testVariant } from "../../../tests/support/builders";
import { followVariantLink } from "./variant-link";

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
