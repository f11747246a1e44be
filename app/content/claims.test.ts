import { expect, test } from "vitest";
import { getProductCopy } from "~/content/product/product-notes";
import { reviews } from "./proof/reviews";
import { ingredients } from "./science/ingredients";
import { hairCycle } from "./science/science";

const topicals = ["growth-strength-shampoo", "shampoo", "after-wash-scalp-serum", "hair-oil"];
const topicalReviews = reviews.filter(
  ({ product }) => !["hair-nutraceutical", "hair-nutraceutical-45"].includes(product.handle),
);

test.each([
  [
    "the pages of washes, serums and oils",
    topicals.map(getProductCopy),
    /regrow|stops? hair loss|DHT|!/i,
  ],
  [
    "the reviews of washes, serums and oils",
    topicalReviews.map(({ result, text }) => [result, text]),
    /regrow|new hair|hair loss|growth|follicle|DHT/i,
  ],
  [
    "the ingredients and the hair cycle",
    [ingredients, hairCycle],
    /regrow|stops? hair loss|\b(?:cures?|prevents?|treats?|heals?)\b/i,
  ],
])("%s claim no effect that only a medicine may claim", (_, copy, claim) => {
  expect(JSON.stringify(copy)).not.toMatch(claim);
});
