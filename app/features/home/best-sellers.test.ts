import { expect, test } from "vitest";
import { testProduct, testVariant, usd } from "../../../tests/support/builders";
import { getBestSellers } from "./best-sellers";

const product = testProduct({ title: "Hair Nutraceutical, new", handle: "hair-nutraceutical" });
const variant = testVariant({ price: usd("30.00") });
const soldOut = testVariant({ price: usd("10.00"), availableForSale: false });

test.each([
  ["its first variant's price", [variant], usd("20.00"), ["30.00", "25.50"]],
  ["its first price that can be paid", [soldOut, variant], usd("10.00"), ["30.00", "25.50"]],
  ["its lowest price where it has no variant", [], usd("20.00"), ["20.00", "17.00"]],
  ["the built-in price where it has none", [], null, ["67.99", "57.79"]],
] as const)("a product of the store has its own title and %s", (_, variants, minPrice, amounts) => {
  const [offer] = getBestSellers([{ ...product, variants, minPrice }]);

  expect(offer?.title).toBe("Hair Nutraceutical, new");
  expect([offer?.once.amount, offer?.subscribed.amount]).toEqual(amounts);
});
