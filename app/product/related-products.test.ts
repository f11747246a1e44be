import { expect, test } from "vitest";
import { testProduct } from "../../tests/support/builders";
import { getRelatedProducts } from "./related-products";

test("a product page shows four products that share a tag with it, in the store's order", () => {
  const shown = testProduct({ id: "shown", tags: ["scalp-therapy"] });
  const others = ["a", "b", "c", "d", "e"].map((id) => testProduct({ id, tags: shown.tags }));
  const products = [shown, testProduct({ id: "comb", tags: ["tool"] }), ...others];

  const related = getRelatedProducts(shown, products);

  expect(related.map(({ id }) => id)).toEqual(["a", "b", "c", "d"]);
});
