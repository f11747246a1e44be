import { expect, test } from "vitest";
import type { Variant } from "~/commerce/model";
import { testProduct, testVariant } from "../../../tests/support/builders";
import { getPlanState, getRhythmOffers } from "./plan-offer";

const delivery = (value: string, availableForSale = true) =>
  testVariant({ id: value, availableForSale, selectedOptions: [{ name: "Delivery", value }] });
const plan = (...variants: Variant[]) => testProduct({ variants });

test.each([
  [
    "in the order of the plans' terms",
    ["every 90 days", "every 30 days", "Every 60 days"],
    [30, 60, 90],
  ],
  ["named by the plans' terms only", ["One time", "Every 45 days", "Every 60 days"], [60]],
])("the rhythms of a plan are %s", (_, values, days) => {
  const offers = getRhythmOffers(plan(...values.map((value) => delivery(value))));

  expect(offers.map((offer) => offer.days)).toEqual(days);
});

test.each([
  ["that the store does not have", null, "missing"],
  ["that is no plan", plan(delivery("Default Title")), "missing"],
  ["without variants", plan(), "missing"],
  [
    "with one rhythm in stock",
    plan(delivery("Every 30 days", false), delivery("Every 90 days")),
    "for sale",
  ],
  ["with no rhythm in stock", plan(delivery("Every 30 days", false)), "sold out"],
])("the state of a product %s", (_, product, kind) => {
  expect(getPlanState(product).kind).toBe(kind);
});
