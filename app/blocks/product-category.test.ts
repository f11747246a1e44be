import { expect, test } from "vitest";
import { getProductCategory } from "./product-category";

test.each([
  [["supplement"], "nutraceuticals"],
  [["Hair-Nutraceuticals"], "nutraceuticals"],
  [["shampoo", "supplement"], "nutraceuticals"],
  [["CONDITIONER"], "haircare"],
  [["scalp", "haircare"], "haircare"],
  [["scalp-therapy"], "scalp-therapy"],
  [["night serum"], "scalp-therapy"],
  [["hair-oil"], "scalp-therapy"],
  [["foil"], "scalp-therapy"],
  [["gift"], "haircare"],
  [[], "haircare"],
])("a product tagged %j is in %s", (tags, category) => {
  expect(getProductCategory(tags)).toBe(category);
});
