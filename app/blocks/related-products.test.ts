import { expect, test } from "vitest";
import { findRelated } from "./related-products";
import { taggedProduct } from "./test-product";

const serum = taggedProduct("serum", "scalp-therapy", "concern:thinning");
const oil = taggedProduct("oil", "scalp-therapy", "concern:dryness");
const wash = taggedProduct("wash", "haircare", "concern:dryness");
const comb = taggedProduct("comb", "tool");
const plain = taggedProduct("plain");
const products = [comb, wash, plain, serum, oil];

test.each([
  ["a product is never related to itself", comb, []],
  ["products that share a tag are related", serum, [oil]],
  ["they come in the store's order", oil, [wash, serum]],
  ["a product without tags has no relations", plain, []],
])("%s", (_, product, related) => {
  expect(findRelated(product, products)).toEqual(related);
});
