import { expect, test } from "vitest";
import { getProductCopy } from "~/features/product-page/texts/product-copy";
import { ownProducts } from "../tests/support/own-products";
import shots from "./shots.json" with { type: "json" };

test("the label that can be read in an image has the doses of the formula", () => {
  const actives = getProductCopy("hair-nutraceutical", ownProducts).ingredients?.actives ?? [];
  const printed = actives.map(({ name, amount }) => [
    name.toLowerCase(),
    amount?.replace("\u00A0", " "),
  ]);
  for (const [name = "", amount] of shots["journal-label"].doses)
    expect(printed).toContainEqual([name.toLowerCase(), amount]);
});
