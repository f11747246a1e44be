import { expect, test } from "vitest";
import { getProductCopy } from "~/content/product/product-notes";
import { reviews } from "./proof/reviews";
import { ingredients } from "./science/ingredients";
import { hairCycle } from "./science/science";

const topicals = ["growth-strength-shampoo", "shampoo", "after-wash-scalp-serum", "hair-oil"];
const pages = topicals.map(getProductCopy);
const topicalReviews = reviews
  .filter(({ product }) => !/^hair-nutraceutical(?:-45)?$/.test(product.handle))
  .map(({ result, text }) => [result, text]);
const inPages = /regrow|stops? hair loss|DHT|!/i;
const inReviews = /regrow|new hair|hair loss|growth|follicle|DHT/i;
const inScience = /regrow|stops? hair loss|\b(?:cures?|prevents?|treats?|heals?)\b/i;

test.each([
  ["the pages of washes, serums and oils", pages, inPages],
  ["the reviews of washes, serums and oils", topicalReviews, inReviews],
  ["the ingredients and the hair cycle", [ingredients, hairCycle], inScience],
])("%s claim no effect that only a medicine may claim", (_, copy, claim) => {
  expect(JSON.stringify(copy)).not.toMatch(claim);
});
