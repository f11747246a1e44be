import { expect, test } from "vitest";
import { testAllocation, testProduct, testVariant } from "../../tests/support/builders";
import { getSubscriptionTerms } from "./subscription-terms";

/** A product of $10 with a plan of each name and price. */
function sold(...plans: [name: string, amount: string][]) {
  const sellingPlanAllocations = plans.map(([name, amount]) => testAllocation(name, amount));
  return testProduct({ variants: [testVariant({ sellingPlanAllocations })] });
}

test("the terms of a shop are what all of its plans save, and their schedules in order", () => {
  const monthly = sold(["Delivered every month", "8.50"]);
  const both = sold(["Every 60 days", "8.00"], ["Every 2 weeks", "9.00"]);

  expect(getSubscriptionTerms([monthly, testProduct(), both])).toEqual({
    saved: { min: 10, max: 20 },
    rhythms: [14, 30, 60],
  });
});

test("a plan that saves nothing counts", () => {
  const catalog = [sold(["Every 30 days", "8.50"]), sold(["Every 30 days", "12.00"])];

  expect(getSubscriptionTerms(catalog)?.saved).toEqual({ min: 0, max: 15 });
});

test("no schedule is named where a plan does not say its own", () => {
  const catalog = [sold(["Every 30 days", "8.50"]), sold(["Collector's club", "8.50"])];

  expect(getSubscriptionTerms(catalog)?.rhythms).toEqual([]);
});

test("a catalog without plans has no terms", () => {
  expect(getSubscriptionTerms([sold(), testProduct()])).toBeNull();
});
