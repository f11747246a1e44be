import { expect, test } from "vitest";
import { testProduct } from "../../tests/support/builders";
import { findRelated } from "./related-products";

const serum = testProduct({ id: "serum", tags: ["scalp-therapy", "concern:thinning"] });
const oil = testProduct({ id: "oil", tags: ["scalp-therapy", "concern:dryness"] });
const wash = testProduct({ id: "wash", tags: ["haircare", "concern:dryness"] });
const comb = testProduct({ id: "comb", tags: ["tool"] });
const plain = testProduct({ id: "plain" });
const products = [comb, wash, plain, serum, oil];

test.each([
  ["a product is never related to itself", comb, []],
  ["products that share a tag are related", serum, [oil]],
  ["they come in the store's order", oil, [wash, serum]],
  ["a product without tags has no relations", plain, []],
])("%s", (_, product, related) => {
  expect(findRelated(product, products)).toEqual(related);
});
