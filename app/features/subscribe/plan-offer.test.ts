import { expect, test } from "vitest";
import type { Variant } from "~/commerce/model";
import { testProduct, testVariant } from "../../../tests/support/builders";
import { getRhythmOffers } from "./plan-offer";

const delivery = (value: string) =>
  testVariant({ id: value, selectedOptions: [{ name: "Delivery", value }] });
const plan = (...variants: Variant[]) => testProduct({ variants });

test("of two boxes with one rhythm, the one that can be bought is offered", () => {
  const small = { ...delivery("Every 30 days"), id: "small", availableForSale: false };
  const large = { ...delivery("Every 30 days"), id: "large" };

  expect(getRhythmOffers(plan(small, large))).toEqual([{ days: 30, variant: large }]);
});

test.each([
  ["in the terms' order", ["every 90 days", "every 30 days", "Every 60 days"], [30, 60, 90]],
  ["named by the terms only", ["One time", "Every 45 days", "Every 60 days"], [60]],
  ["none without a delivery", ["Default Title"], []],
])("the rhythms of a plan are %s", (_, values, days) => {
  const offers = getRhythmOffers(plan(...values.map((value) => delivery(value))));

  expect(offers.map((offer) => offer.days)).toEqual(days);
});
