import { describe, expect, test } from "vitest";
import { testProduct, testVariant, usd } from "../../../tests/support/builders";
import type { Recommendation } from "./recommendations";
import {
  buildRoutine,
  getAddAllLabel,
  getBudgetFit,
  getBuyable,
  getPrioritySentence,
  getRoutineTitle,
} from "./routine";

describe("a routine", () => {
  const reason = "You …, so ….";
  const recommendations: readonly Recommendation[] = [
    { productHandle: "hair-nutraceutical", priority: "essential", reason },
    { productHandle: "after-wash-scalp-serum", priority: "essential", reason },
    { productHandle: "hair-oil", priority: "recommended", reason },
  ];
  const [capsules, serum, oil] = recommendations.map(({ productHandle }) => productHandle);
  const product = (id = "", ...availability: boolean[]) =>
    testProduct({
      id,
      variants: availability.map((availableForSale) => testVariant({ availableForSale })),
    });

  test.each([
    [
      "is in the order of the recommendations",
      [product(oil, true), product(serum, true), product(capsules, true)],
      { steps: [capsules, serum, oil], buyable: [capsules, serum, oil], missing: [] },
    ],
    [
      "names a missing product that is essential",
      [product(capsules, true)],
      { steps: [capsules], buyable: [capsules], missing: ["After-Wash Scalp Serum"] },
    ],
    [
      "shows products whose first variant is sold out or missing, and does not sell them",
      [product(capsules, false, true), product(serum), product(oil, true)],
      { steps: [capsules, serum, oil], buyable: [oil], missing: [] },
    ],
  ])("%s", (_, products, expected) => {
    const routine = buildRoutine(recommendations, products);

    expect({
      steps: routine.steps.map((step) => step.product.handle),
      buyable: getBuyable(routine).map((choice) => choice.product.handle),
      missing: routine.missing,
    }).toEqual(expected);
  });
});

describe("the budget", () => {
  test.each([
    ["complete", ["67.99", "48.00", "38.00"], true, "Within the $100–$200 you chose."],
    ["starter", ["50.00"], true, "Within the $50–$100 you chose."],
    ["starter", ["100.00"], true, "Within the $50–$100 you chose."],
    ["starter", ["100.50"], true, "$0.50 above the $50–$100 you chose."],
    [
      "starter",
      ["67.99", "48.00"],
      true,
      "$15.99 above the $50–$100 you chose. The first step alone stays within it.",
    ],
    [
      "complete",
      ["90.00", "90.00", "90.00"],
      true,
      "$70.00 above the $100–$200 you chose. The first 2 steps stay within it.",
    ],
    ["starter", ["120.00", "10.00"], true, "$30.00 above the $50–$100 you chose."],
    ["premium", ["67.99"], true, "Below the $200+ you chose: your answers call for no more."],
    ["premium", ["67.99"], false, "Below the $200+ you chose."],
    ["premium", ["150.00", "60.00"], true, "Within the $200+ you chose."],
    ["starter", [], true, null],
  ] as const)("%s, %j, whole: %s is compared as: %s", (budget, amounts, isWhole, sentence) => {
    expect(getBudgetFit(budget, amounts.map(usd), isWhole)).toBe(sentence);
  });

  test("is not compared with another currency", () => {
    expect(getBudgetFit("starter", [{ amount: "60.00", currencyCode: "EUR" }], true)).toBeNull();
  });
});

test.each([
  [1, "Your routine, in one step", "Add to Cart"],
  [2, "Your routine, in two steps", "Add both to cart"],
  [3, "Your routine, in three steps", "Add all three to cart"],
])("a routine of %i steps is called %j and added by %j", (count, title, label) => {
  expect(getRoutineTitle(count)).toBe(title);
  expect(getAddAllLabel(count)).toBe(label);
});

test.each([
  [1, 0, "The one step we consider essential for what you told us."],
  [2, 0, "Two we consider essential for what you told us. Nothing else is needed."],
  [2, 1, "Two we consider essential for what you told us. The third is a good idea, and can wait."],
  [
    1,
    3,
    "One we consider essential for what you told us. The other three are good ideas, and can wait.",
  ],
  [0, 2, "Good ideas for what you told us; none of them is urgent."],
])("%i essential and %i recommended: %s", (essential, recommended, sentence) => {
  expect(getPrioritySentence(essential, recommended)).toBe(sentence);
});
