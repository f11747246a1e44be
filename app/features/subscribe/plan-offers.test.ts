import { describe, expect, test } from "vitest";
import type { Product } from "~/commerce/model";
import { plans } from "~/content/subscribe/plans";
import { testAllocation, testProduct, testVariant, usd } from "../../../tests/support/builders";
import {
  findOffer,
  getSavings,
  isAsWritten,
  type PlanOffers,
  selectPlanOffers,
  summarizePlans,
} from "./plan-offer";

const [essentials, complete] = plans;

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
const select = (product: Product) => findOffer(selectPlanOffers([product]), essentials);

test("a plan has the prices and rhythms of the store", () => {
  const offer = select(sellEssentials(["Every 60 days", "106.00", "84.80"]));

  expect(offer).toEqual({
    once: usd("106.00"),
    subscription: {
      rhythms: [60],
      monthly: usd("42.40"),
      regular: usd("53.00"),
      hasOnePrice: true,
    },
  });
  expect(offer?.subscription && getSavings(offer.subscription)).toEqual({
    percent: 20,
    aYear: usd("127.20"),
  });
});

test("a month that costs less in a longer rhythm is no single price", () => {
  const boxes = sellEssentials(
    ["Every 30 days", "53.00", "45.00"],
    ["Every 60 days", "106.00", "80.00"],
  );

  expect(select(boxes)?.subscription).toMatchObject({ hasOnePrice: false, monthly: usd("45.00") });
});

test("a plan without a selling plan is a box bought once; one that needs it is not sold", () => {
  const variants = [testVariant({ price: usd("53.00") })];
  const box = testProduct({ handle: essentials.handle, variants });

  expect(select(box)).toEqual({ once: usd("53.00"), subscription: null });
  expect(select({ ...box, requiresSellingPlan: true })).toBeNull();
});

test("our own totals hold until the store answers, and where its prices are ours", () => {
  const asWritten = selectPlanOffers([sellEssentials(["Every 30 days", "53.00", "45.00"])]);
  const dearer = selectPlanOffers([sellEssentials(["Every 30 days", "53.00", "46.00"])]);

  expect([null, asWritten, dearer].map((offers) => isAsWritten(offers, essentials))).toEqual([
    true,
    true,
    false,
  ]);
  expect(complete && findOffer(asWritten, complete)).toBeNull();
});

test("other products of the store are no plans, and a plan without boxes is not sold", () => {
  const oil = sell("hair-oil", ["Every 30 days", "40.00", "36.00"]);
  const empty = testProduct({ handle: essentials.handle });

  expect(selectPlanOffers([oil, empty])).toEqual({});
});

test("a plan that costs the same once saves nothing", () => {
  const { subscription } = select(sellEssentials(["Every 30 days", "53.00", "53.00"])) ?? {};

  expect(subscription).toMatchObject({ monthly: usd("53.00"), regular: null });
  expect(subscription && getSavings(subscription)).toBeNull();
});

test.each<[string, Box]>([
  ["another monthly price", ["Every 30 days", "53.00", "44.00"]],
  ["another price once", ["Every 30 days", "54.00", "45.00"]],
  ["a price once that is not more", ["Every 30 days", "45.00", "45.00"]],
])("our own totals do not hold for a plan with %s", (_, box) => {
  expect(isAsWritten(selectPlanOffers([sellEssentials(box)]), essentials)).toBe(false);
});

test("our own totals do not hold for another currency, a plan sold once, and one that is gone", () => {
  const euros = (amount: string) => ({ amount, currencyCode: "EUR" });
  const allocation = { ...testAllocation("Every 30 days"), price: euros("45.00") };
  const variant = testVariant({
    price: euros("53.00"),
    sellingPlanAllocations: [{ ...allocation, compareAtPrice: null }],
  });
  const { handle } = essentials;
  const catalogs = [
    [testProduct({ handle, variants: [variant] })],
    [testProduct({ handle, variants: [testVariant({ price: usd("53.00") })] })],
    [],
  ];

  for (const catalog of catalogs)
    expect(isAsWritten(selectPlanOffers(catalog), essentials)).toBe(false);
});

describe("the plans in short", () => {
  type Summary = { saved: { min: number; max: number }; rhythms: number[] };
  const written: Summary = { saved: { min: 15, max: 20 }, rhythms: [30, 60, 90] };
  const [first, second] = [
    sellEssentials(["Every 60 days", "106.00", "53.00"]),
    sell("complete-plan", ["Every 30 days", "100.00", "90.00"]),
  ];
  const once = testProduct({ handle: essentials.handle, variants: [testVariant()] });
  const full = sellEssentials(["Every 30 days", "53.00", "53.00"]);

  test.each<[string, PlanOffers, Summary]>([
    ["as our texts have them until the store answers", null, written],
    ["as our texts have them where the store has none", {}, written],
    ["as our texts have them where each is sold once", selectPlanOffers([once]), written],
    [
      "with the least and the most that is saved, and the rhythms of any",
      selectPlanOffers([first, second]),
      { saved: { min: 10, max: 50 }, rhythms: [30, 60] },
    ],
    [
      "without a saving that is none",
      selectPlanOffers([full]),
      { saved: { min: 0, max: 0 }, rhythms: [30] },
    ],
  ])("are %s", (_, offers, expected) => {
    expect(summarizePlans(offers)).toEqual(expected);
  });
});
