import { describe, expect, test } from "vitest";
import { facts } from "#brand/content/facts.ts";
import { testAllocation, testProduct, testVariant, usd } from "../../../tests/support/builders";
import type { Recommendation } from "./recommendations";
import { buildRoutine, getAddAllLabel, getRoutineTitle, getRoutineTotals } from "./routine";

const reason = "You …, so ….";
const recommendations: readonly Recommendation[] = [
  { productHandle: "hair-nutraceutical", priority: "essential", reason },
  { productHandle: "after-wash-scalp-serum", priority: "essential", reason },
  { productHandle: "hair-oil", priority: "recommended", reason },
];
const [capsules, serum, oil] = recommendations.map(({ productHandle }) => productHandle);
const product = (id = "", ...availability: boolean[]) => {
  const variants = availability.map((availableForSale) => testVariant({ availableForSale }));
  return testProduct({ id, variants });
};

const title = "After-Wash Scalp Serum";
const all = [capsules, serum, oil];
const forSale = all.map((id) => product(id, true));
const onlyByPlan = [{ ...product(capsules, true), requiresSellingPlan: true }, product(oil, true)];
const partly = [product(capsules, false, false), product(serum), product(oil, false, true)];

test.each([
  ["is in the order of the recommendations", forSale.toReversed(), all, all, []],
  ["names what is missing and essential", forSale.slice(0, 1), [capsules], [capsules], [title]],
  ["does not sell once what needs a plan", onlyByPlan, [capsules, oil], [oil], [title]],
  ["does not sell what is sold out or has no variant", partly, all, [oil], []],
])("a routine %s", (_, products, steps, buyable, missing) => {
  const routine = buildRoutine(recommendations, products);

  expect(routine.steps.map((step) => step.product.handle)).toEqual(steps);
  expect(routine.buyable.map((choice) => choice.product.handle)).toEqual(buyable);
  expect(routine.missing).toEqual(missing);
});

describe("the total of a routine", () => {
  const sell = (id: string | undefined, amount: string) =>
    testProduct({ id: id ?? "", variants: [testVariant({ price: usd(amount) })] });
  const whole = buildRoutine(recommendations, [
    sell(capsules, "20.00"),
    sell(serum, "20.00"),
    sell(oil, "5.00"),
  ]);
  const small = "Below the $50–$100 you chose";
  const enough = `${small}: your answers don’t call for more.`;
  const plan = { allocation: testAllocation("Every 30 days", "4.50") };

  test("is that of the chosen ways to buy, within the chosen budget", () => {
    const { buyable } = whole;

    expect(getRoutineTotals(whole, buyable, "starter")).toEqual({
      total: usd("45.00"),
      shipping: "At checkout",
      fit: enough,
    });
  });

  test("ships free with a subscription in it, at the price of its plan", () => {
    const choices = whole.buyable.map((choice, index) => ({ ...choice, ...(index === 2 && plan) }));

    expect(getRoutineTotals(whole, choices, "starter")).toMatchObject({
      total: usd("44.50"),
      shipping: "Free",
    });
  });

  test("ships free from the threshold on", () => {
    const routine = buildRoutine(recommendations, [sell(capsules, `${facts.freeShippingFrom}.00`)]);

    expect(getRoutineTotals(routine, routine.buyable, "starter")?.shipping).toBe("Free");
  });

  test("is within the range that was chosen", () => {
    const routine = buildRoutine(recommendations, [sell(capsules, "80.00")]);

    expect(getRoutineTotals(routine, routine.buyable, "starter")?.fit).toBe(
      "Within the $50–$100 you chose.",
    );
  });

  test("is no verdict on the answers when a step is not sold or not chosen", () => {
    const part = buildRoutine(recommendations, [sell(serum, "20.00")]);

    for (const [routine, choices] of [
      [part, part.buyable],
      [whole, whole.buyable.slice(1)],
    ] as const)
      expect(getRoutineTotals(routine, choices, "starter")?.fit).toBe(`${small}.`);
  });

  test("in a currency without a threshold leaves shipping to the checkout", () => {
    const euros = { amount: "90.00", currencyCode: "EUR" };
    const product = testProduct({ id: capsules ?? "", variants: [testVariant({ price: euros })] });
    const routine = buildRoutine(recommendations, [product]);

    expect(getRoutineTotals(routine, routine.buyable, "starter")).toEqual({
      total: euros,
      shipping: "At checkout",
      fit: null,
    });
  });

  test("is absent when nothing can be bought", () => {
    expect(getRoutineTotals(buildRoutine(recommendations, []), [], "starter")).toBeNull();
  });
});

test.each([
  [1, "Your routine, in one step", "Add to Cart"],
  [2, "Your routine, in two steps", "Add Both to Cart"],
  [3, "Your routine, in three steps", "Add All Three to Cart"],
])("a routine of %i steps is called %j and added by %j", (count, title, label) => {
  expect(getRoutineTitle(count)).toBe(title);
  expect(getAddAllLabel(count)).toBe(label);
});

test("a routine without a step is out of stock", () => {
  expect(getRoutineTitle(0)).toBe("Your routine is out of stock");
});

const choose = (amount: string, planAmount?: string) => ({
  product: testProduct(),
  variant: testVariant({ price: usd(amount) }),
  ...(planAmount && { allocation: testAllocation("Every 30 days", planAmount) }),
});

test.each([
  ["bought once below the minimum", [choose("32.00")], "32.00", "At checkout"],
  [
    "bought once from the minimum",
    [choose("32.00"), choose(`${facts.freeShippingFrom - 32}.00`)],
    `${facts.freeShippingFrom}.00`,
    "Free",
  ],
  ["with a subscription", [choose("32.00", "27.20")], "27.20", "Free"],
  ["partly with one", [choose("10.00"), choose("32.00", "27.20")], "37.20", "Free"],
])("a routine %s ships as it would from the cart", (_, choices, total, shipping) => {
  const totals = getRoutineTotals(buildRoutine([], []), choices, "starter");

  expect([totals?.total, totals?.shipping]).toEqual([usd(total), shipping]);
});
