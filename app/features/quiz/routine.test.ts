import { describe, expect, test } from "vitest";
import type { Product } from "~/commerce/model";
import { testProduct, testVariant, usd } from "~/commerce/test-product";
import { getBudgetFit } from "./budget-fit";
import type { Recommendation } from "./recommendations";
import { buildRoutine, getBuyable } from "./routine";
import { getPrioritySentence, getRoutineTitle } from "./routine-text";

const recommendations: readonly Recommendation[] = [
  { productHandle: "hair-nutraceutical", priority: "essential", reason: "You …, so …." },
  { productHandle: "after-wash-scalp-serum", priority: "essential", reason: "You …, so …." },
  { productHandle: "hair-oil", priority: "recommended", reason: "You …, so …." },
];

function product(handle: string, availableForSale: boolean | null): Product {
  const first = testVariant({ id: "one", availableForSale: availableForSale ?? false });
  const variants = availableForSale === null ? [] : [first, testVariant({ id: "two" })];
  return testProduct({ id: handle, variants });
}

describe("the store's side of a routine", () => {
  test("keeps the order of the recommendations, not that of the store", () => {
    const { steps, missing } = buildRoutine(recommendations, [
      product("hair-oil", true),
      product("after-wash-scalp-serum", true),
      product("hair-nutraceutical", true),
    ]);

    expect(steps.map((step) => step.product.handle)).toEqual(
      recommendations.map(({ productHandle }) => productHandle),
    );
    expect(missing).toEqual([]);
  });

  test("names a missing essential product and is silent on a recommended one", () => {
    const { steps, missing } = buildRoutine(recommendations, [product("hair-nutraceutical", true)]);

    expect(steps).toHaveLength(1);
    expect(missing).toEqual(["After-Wash Scalp Serum"]);
  });

  test.each([
    ["sold out in its first variant", false],
    ["without a variant", null],
  ])("shows a product %s and does not sell it", (_, availability) => {
    const routine = buildRoutine(recommendations, [
      product("hair-nutraceutical", availability),
      product("hair-oil", true),
    ]);

    expect(routine.steps).toHaveLength(2);
    expect(getBuyable(routine).map((choice) => choice.product.handle)).toEqual(["hair-oil"]);
  });
});

describe("the sum against the budget", () => {
  test.each([
    ["complete", ["67.99", "48.00", "38.00"], "Within the $100–$200 you chose."],
    ["starter", ["50.00"], "Within the $50–$100 you chose."],
    ["starter", ["100.00"], "Within the $50–$100 you chose."],
    [
      "starter",
      ["67.99", "48.00"],
      "$15.99 above the $50–$100 you chose. The first step alone stays within it.",
    ],
    [
      "complete",
      ["90.00", "90.00", "90.00"],
      "$70.00 above the $100–$200 you chose. The first 2 steps stay within it.",
    ],
    ["starter", ["120.00", "10.00"], "$30.00 above the $50–$100 you chose."],
    ["premium", ["67.99"], "Below the $200+ you chose: your answers call for no more."],
    ["premium", ["150.00", "60.00"], "Within the $200+ you chose."],
  ] as const)("%s, %j: %s", (budget, amounts, sentence) => {
    expect(getBudgetFit(budget, amounts.map(usd), true)).toBe(sentence);
  });

  test("does not call a routine with gaps all that her answers call for", () => {
    expect(getBudgetFit("premium", [usd("67.99")], false)).toBe("Below the $200+ you chose.");
  });

  test("says nothing in another currency or of nothing", () => {
    expect(getBudgetFit("starter", [{ amount: "60.00", currencyCode: "EUR" }], true)).toBeNull();
    expect(getBudgetFit("starter", [], true)).toBeNull();
  });
});

describe("words", () => {
  test.each([
    [1, "Your routine, in one step"],
    [3, "Your routine, in three steps"],
  ])("of %i steps: %s", (count, title) => {
    expect(getRoutineTitle(count)).toBe(title);
  });

  test.each([
    [1, 0, "The one step we consider essential for what you told us."],
    [2, 0, "Two we consider essential for what you told us. Nothing else is needed."],
    [
      2,
      1,
      "Two we consider essential for what you told us. The third is a good idea, and can wait.",
    ],
    [
      1,
      3,
      "One we consider essential for what you told us. The other three are good ideas, and can wait.",
    ],
    [0, 2, "Good ideas for what you told us; none of them is urgent."],
  ])("%i essential and %i recommended: %s", (essential, recommended, sentence) => {
    expect(getPrioritySentence(essential, recommended)).toBe(sentence);
  });
});
