import { expect, test } from "vitest";
import { tagHeader } from "./page-handle";

test.each([
  ["gid://shopify/Product/123", "product-123"],
  ["gid://shopify/Product/hair-oil_2", "product-hair-oil_2"],
  ["123", "product-123"],
])("the page of the product %s can be purged as %s", (id, tag) => {
  expect(tagHeader("product", id)).toEqual({ "Cache-Tag": tag });
});
