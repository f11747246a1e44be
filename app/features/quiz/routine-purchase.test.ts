import { expect, test } from "vitest";
import { testAllocation, testProduct, testVariant, usd } from "../../../tests/support/builders";
import { buildRoutine } from "./routine";
import { getRoutineSubscription } from "./routine-purchase";

const allocate = (name: string, amount: string) =>
  testAllocation(name, amount, { compareAtPrice: null });
const capsules = sell("hair-nutraceutical", "60.00", allocate("Monthly", "48.00"));
const oil = sell("hair-oil", "40.00");

function sell(id: string, amount: string, ...plans: ReturnType<typeof allocate>[]) {
  const variant = testVariant({ price: usd(amount), sellingPlanAllocations: plans });
  return testProduct({ id, title: id, variants: [variant] });
}
function subscribe(...products: ReturnType<typeof sell>[]) {
  const recommendations = (["hair-nutraceutical", "hair-oil"] as const).map((productHandle) => ({
    productHandle,
    priority: "essential" as const,
    reason: "",
  }));
  const found = getRoutineSubscription(buildRoutine(recommendations, products));
  const renewing = found?.renewing.map(({ title }) => title).join(" and ");
  return found && [found.label, found.total.amount, renewing, ...found.notes];
}

test("a routine without a selling plan is not a subscription", () => {
  expect(subscribe(oil)).toBeNull();
  expect(subscribe({ ...capsules, requiresSellingPlan: true, variants: [] }, oil)).toBeNull();
});

test("what cannot be bought is no part of the subscription", () => {
  const soldOut = { ...oil, variants: [testVariant({ availableForSale: false })] };
  const planOnly = { ...oil, requiresSellingPlan: true };

  for (const other of [soldOut, planOnly])
    expect(subscribe(capsules, other)).toEqual([
      "Subscribe and save 20%",
      "48.00",
      "hair-nutraceutical",
    ]);
});

test.each([
  ["all of it", [capsules], ["Subscribe and save 20%", "48.00", "hair-nutraceutical"]],
  [
    "what has a plan",
    [capsules, oil],
    [
      "Subscribe and save 12%",
      "88.00",
      "hair-nutraceutical",
      "hair-oil stays a one-time purchase.",
    ],
  ],
  [
    "two schedules",
    [capsules, sell("hair-oil", "40.00", allocate("Weekly", "40.00"))],
    ["Subscribe and save 12%", "88.00", "hair-nutraceutical and hair-oil"],
  ],
  [
    "what needs a plan",
    [{ ...capsules, requiresSellingPlan: true }],
    [
      "Subscribe and save 20%",
      "48.00",
      "hair-nutraceutical",
      "hair-nutraceutical is sold by subscription only.",
    ],
  ],
])("the subscription of %s states saving, total and what renews", (_, products, texts) => {
  expect(subscribe(...products)).toEqual(texts);
});
