import { expect, test } from "vitest";
import { getKeyIngredients } from "#brand/content/product/key-ingredients.ts";
import shots from "./shots.json" with { type: "json" };

test("the label that can be read in an image has the doses of the formula", () => {
  const actives = getKeyIngredients("hair-nutraceutical")?.actives ?? [];
  const printed = actives.map(({ name, amount }) => [
    name.toLowerCase(),
    amount?.replace("\u00A0", " "),
  ]);
  for (const [name = "", amount] of shots["journal-label"].doses)
    expect(printed).toContainEqual([name.toLowerCase(), amount]);
});
