import { expect, test } from "vitest";
import type { Variant } from "~/commerce/model";
import { testAllocation, testProduct, testVariant } from "../../../tests/support/builders";
import { getScheduleOffers } from "./plan-offer";

/** A box for so many months, with selling plans of these names. */
const box = (supply: string, ...plans: string[]) =>
  testVariant({
    id: `${supply} ${plans}`,
    selectedOptions: [{ name: "Supply", value: supply }],
    sellingPlanAllocations: plans.map((name) => testAllocation(name)),
  });
const plan = (...variants: Variant[]) => testProduct({ variants });

test("each schedule sells the box that lasts as long, at the price of its plan", () => {
  const [small, large] = [box("1 month", "Every 30 days"), box("2 months", "Every 60 days")];

  expect(getScheduleOffers(plan(large, small))).toEqual([
    { days: 30, variant: small, allocation: testAllocation("Every 30 days") },
    { days: 60, variant: large, allocation: testAllocation("Every 60 days") },
  ]);
});

test("where all boxes have all plans, a schedule sells the box that lasts as long", () => {
  const schedules = ["Every 30 days", "Every 60 days", "Every 90 days"];
  const boxes = ["1 month", "2 months", "3 months"].map((supply) => box(supply, ...schedules));

  expect(getScheduleOffers(plan(...boxes)).map(({ variant }) => variant)).toEqual(boxes);
});

test("a box may have other options beside its supply", () => {
  const small = box("1 month", "Every 30 days");
  const large = box("2 months", "Every 30 days");
  const scented = (variant: Variant) => ({
    ...variant,
    selectedOptions: [{ name: "Scent", value: "None" }, ...variant.selectedOptions],
  });

  expect(getScheduleOffers(plan(scented(large), scented(small)))).toMatchObject([
    { days: 30, variant: scented(small) },
  ]);
});

test("of two boxes with the same schedule, the one in stock is offered", () => {
  const small = { ...box("small", "Every 30 days"), availableForSale: false };
  const large = box("large", "Every 30 days");

  expect(getScheduleOffers(plan(small, large))).toMatchObject([{ days: 30, variant: large }]);
});

test.each([
  ["in the terms' order", ["every 90 days", "every 30 days", "Every 60 days"], [30, 60, 90]],
  ["named by the terms only", ["Every 45 days", "Every 2 months"], [60]],
  ["none without selling plans", [], []],
])("the schedules of a plan are %s", (_, names, days) => {
  const offers = getScheduleOffers(plan(...names.map((name) => box("Default Title", name))));

  expect(offers.map((offer) => offer.days)).toEqual(days);
});
