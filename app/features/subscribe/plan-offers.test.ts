import { expect, test } from "vitest";
import type { Product } from "~/commerce/model";
import { plans } from "~/content/subscribe/plans";
import { testAllocation, testProduct, testVariant, usd } from "../../../tests/support/builders";
import { findOffer, getSavings, isAsWritten, selectPlanOffers } from "./plan-offer";

const [essentials, complete] = plans;

/** Essentials with boxes of these names, prices and prices as a subscription. */
function sellEssentials(...boxes: [plan: string, once: string, subscribed: string][]): Product {
  const variants = boxes.map(([plan, once, subscribed]) =>
    testVariant({
      id: plan,
      price: usd(once),
      sellingPlanAllocations: [{ ...testAllocation(plan, subscribed), compareAtPrice: null }],
    }),
  );
  return testProduct({ handle: essentials.handle, variants });
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
