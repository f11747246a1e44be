import { expect, test } from "vitest";
import type { Variant } from "~/commerce/model";
import { testProduct, testVariant } from "../../../tests/support/builders";
import { getRhythmOffers } from "./plan-offer";

const delivery = (value: string) =>
  testVariant({ id: value, selectedOptions: [{ name: "Delivery", value }] });
const plan = (...variants: Variant[]) => testProduct({ variants });

test.each([
  ["in the terms' order", ["every 90 days", "every 30 days", "Every 60 days"], [30, 60, 90]],
  ["named by the terms only", ["One time", "Every 45 days", "Every 60 days"], [60]],
  ["none without a delivery", ["Default Title"], []],
])("the rhythms of a plan are %s", (_, values, days) => {
  const offers = getRhythmOffers(plan(...values.map((value) => delivery(value))));

  expect(offers.map((offer) => offer.days)).toEqual(days);
});
