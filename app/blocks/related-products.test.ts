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
  ["a product is never related to itself", [comb], []],
  ["products that share a tag are related", [serum], [oil]],
  ["the order is the store's", [oil], [wash, serum]],
  ["of several products each counts, and none of them is shown", [serum, wash], [oil]],
  ["a product without tags has no relations", [plain], []],
  ["no product has no relations", [], []],
])("%s", (_, current, related) => {
  expect(findRelated(current, products)).toEqual(related);
});
