import { expect, test } from "vitest";
import { testAllocation, testProduct, testVariant } from "../../tests/support/builders";
import { chooseTerms } from "./subscription-terms";

/** A product of $10 with a plan of each name and price. */
function sold(...plans: [name: string, amount: string][]) {
  const sellingPlanAllocations = plans.map(([name, amount]) => testAllocation(name, amount));
  return testProduct({ variants: [testVariant({ sellingPlanAllocations })] });
}

test("the terms of a shop are what all of its plans save, and their schedules in order", () => {
  const monthly = sold(["Delivered every month", "8.50"]);
  const both = sold(["Every 60 days", "8.00"], ["Every 2 weeks", "9.00"]);

  expect(chooseTerms("on", [monthly, testProduct(), both])).toEqual({
    saved: { min: 10, max: 20 },
    schedules: [14, 30, 60],
  });
});

test("a plan that saves nothing counts", () => {
  const catalog = [sold(["Every 30 days", "8.50"]), sold(["Every 30 days", "12.00"])];

  expect(chooseTerms("on", catalog)?.saved).toEqual({ min: 0, max: 15 });
});

test("no schedule is named where a plan does not say its own", () => {
  const catalog = [sold(["Every 30 days", "8.50"]), sold(["Collector's club", "8.50"])];

  expect(chooseTerms("on", catalog)?.schedules).toEqual([]);
});

test("a catalog without plans has no terms", () => {
  expect(chooseTerms("on", [sold(), testProduct()])).toBeNull();
});

test.each([
  ["off", "of a store without subscriptions", null],
  ["unset", "of a store of which the owner has not said whether it sells any", [30, 60, 90]],
] as const)("with the setting %s the terms %s are not the store's", (setting, _, schedules) => {
  const catalog = [sold(["Every 45 days", "8.50"])];

  expect(chooseTerms(setting, catalog)?.schedules ?? null).toEqual(schedules);
  expect(chooseTerms(setting, null)?.schedules ?? null).toEqual(schedules);
});
