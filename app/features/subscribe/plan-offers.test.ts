import { describe, expect, test } from "vitest";
import { plans } from "#brand/content/subscribe/plans.ts";
import type { Product } from "~/commerce/model";
import { testAllocation, testProduct, testVariant, usd } from "../../../tests/support/builders";
import { getSavedPercent } from "../../../tests/support/prices";
import {
  getYearlySaving,
  isAsWritten,
  type PlanOffers,
  selectPlanOffers,
  summarizePlans,
} from "./plan-offer";

const [essentials, complete] = plans;
/** What the texts say of Essentials, as the store writes it. */
const [ours, ourOnce] = [`${essentials.price}.00`, `${essentials.regularPrice}.00`];
/** Whole percent that each plan saves. */
const saved = plans.map(getSavedPercent);

type Box = [plan: string, once: string, subscribed: string];

/** Essentials with boxes of these names, prices and prices as a subscription. */
const sellEssentials = (...boxes: Box[]) => sell(essentials.handle, ...boxes);

function sell(handle: string, ...boxes: Box[]): Product {
  const variants = boxes.map(([plan, once, subscribed]) =>
    testVariant({
      id: plan,
      price: usd(once),
      sellingPlanAllocations: [{ ...testAllocation(plan, subscribed), compareAtPrice: null }],
    }),
  );
  return testProduct({ handle, variants });
}
const offersOf = (...catalog: Product[]) => selectPlanOffers(catalog, true);
const select = (product: Product) => offersOf(product)[essentials.handle];
/** Offers until the store responds. */
const unanswered = selectPlanOffers(null, true);

test("a plan has the prices and schedules of the store", () => {
  const offer = select(sellEssentials(["Every 60 days", "106.00", "84.80"]));

  expect(offer).toEqual({
    once: usd("106.00"),
    subscription: {
      schedules: [60],
      monthly: usd("42.40"),
      regular: usd("53.00"),
      savedPercent: 20,
      hasOnePrice: true,
      isSold: true,
    },
  });
  expect(offer?.subscription && getYearlySaving(offer.subscription)).toEqual(usd("127.20"));
});

test("a month that costs less on a longer schedule has more than one price", () => {
  const boxes = sellEssentials(
    ["Every 30 days", "53.00", "45.00"],
    ["Every 60 days", "106.00", "80.00"],
  );

  expect(select(boxes)?.subscription).toMatchObject({ hasOnePrice: false, monthly: usd("45.00") });
});

test("a plan that nothing sells as a subscription keeps what our texts say, and can be bought once", () => {
  const variants = [testVariant({ price: usd("99.00") })];
  const box = testProduct({ handle: essentials.handle, variants });
  const subscription = {
    schedules: [30, 60, 90],
    monthly: usd(ours),
    regular: usd(ourOnce),
    savedPercent: saved[0],
    hasOnePrice: true,
    isSold: false,
  };

  expect(select(box)).toEqual({ once: usd("99.00"), subscription });
  expect(select({ ...box, requiresSellingPlan: true })).toEqual({ once: null, subscription });
});

test("our own price of a plan is left out beside a store in another currency", () => {
  const minPrice = { amount: "499.0", currencyCode: "INR" };
  const offers = offersOf(testProduct({ minPrice }));

  expect(offers[essentials.handle]?.subscription).toMatchObject({
    monthly: null,
    regular: null,
    savedPercent: saved[0],
  });
  expect(isAsWritten(offers, essentials)).toBe(true);
});

test("in a shop without subscriptions a plan is a box bought once; one that needs a plan is not sold", () => {
  const variants = [testVariant({ price: usd("53.00") })];
  const box = testProduct({ handle: essentials.handle, variants });

  expect(selectPlanOffers([box], false)).toEqual({
    [essentials.handle]: { once: usd("53.00"), subscription: null },
  });
  expect(selectPlanOffers([{ ...box, requiresSellingPlan: true }], false)).toEqual({});
  expect(Object.keys(selectPlanOffers(null, false))).toHaveLength(plans.length);
});

test("our own totals hold until the store responds, and where its prices are ours", () => {
  const asWritten = offersOf(sellEssentials(["Every 30 days", ourOnce, ours]));
  const dearer = offersOf(sellEssentials(["Every 30 days", ourOnce, `${essentials.price}.50`]));

  expect([unanswered, asWritten, dearer].map((offers) => isAsWritten(offers, essentials))).toEqual([
    true,
    true,
    false,
  ]);
  expect(complete && asWritten[complete.handle]?.subscription?.isSold).toBe(false);
  expect(complete && unanswered[complete.handle]?.subscription?.isSold).toBe(true);
});

test("other products of the store are not plans, and a plan without boxes is not sold", () => {
  const oil = sell("hair-oil", ["Every 30 days", "40.00", "36.00"]);
  const empty = testProduct({ handle: essentials.handle });

  expect(Object.keys(offersOf(oil, empty))).toEqual(plans.map(({ handle }) => handle));
  expect(selectPlanOffers([oil, empty], false)).toEqual({});
});

test("a plan that costs the same once saves nothing", () => {
  const { subscription } = select(sellEssentials(["Every 30 days", "53.00", "53.00"])) ?? {};

  expect(subscription).toMatchObject({ monthly: usd("53.00"), regular: null, savedPercent: 0 });
  expect(subscription && getYearlySaving(subscription)).toBeNull();
});

test.each<[string, Box]>([
  ["another monthly price", ["Every 30 days", ourOnce, "1.00"]],
  ["another price once", ["Every 30 days", `${essentials.regularPrice}.50`, ours]],
  ["a price once that is not more", ["Every 30 days", ours, ours]],
])("our own totals do not hold for a plan with %s", (_, box) => {
  expect(isAsWritten(offersOf(sellEssentials(box)), essentials)).toBe(false);
});

test("our own totals do not hold for a plan that is sold in another currency", () => {
  const euros = (amount: string) => ({ amount, currencyCode: "EUR" });
  const allocation = { ...testAllocation("Every 30 days"), price: euros(ours) };
  const variant = testVariant({
    price: euros(ourOnce),
    sellingPlanAllocations: [{ ...allocation, compareAtPrice: null }],
  });
  const { handle } = essentials;

  expect(isAsWritten(offersOf(testProduct({ handle, variants: [variant] })), essentials)).toBe(
    false,
  );
});

describe("the plans in short", () => {
  type Summary = { saved: { min: number; max: number }; schedules: number[] };
  const written: Summary = {
    saved: { min: Math.min(...saved), max: Math.max(...saved) },
    schedules: [30, 60, 90],
  };
  const every60 = plans.map(({ handle }, index) =>
    sell(handle, ["Every 60 days", "100.00", `${90 - 20 * index}.00`]),
  );
  const full = plans.map(({ handle }) => sell(handle, ["Every 30 days", "53.00", "53.00"]));

  test.each<[string, PlanOffers, Summary]>([
    ["as our texts have them until the store answers", unanswered, written],
    ["as our texts have them where the store has none", offersOf(), written],
    [
      "with the least and the most that is saved, and the schedules of any",
      offersOf(...every60),
      { saved: { min: 10, max: 50 }, schedules: [60] },
    ],
    [
      "without a saving that is none",
      offersOf(...full),
      { saved: { min: 0, max: 0 }, schedules: [30] },
    ],
  ])("are %s", (_, offers, expected) => {
    expect(summarizePlans(offers)).toEqual(expected);
  });
});
