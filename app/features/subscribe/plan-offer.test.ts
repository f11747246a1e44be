import { describe, expect, test } from "vitest";
import type { Variant } from "~/commerce/model";
import { testProduct, testVariant } from "~/commerce/test-product";
import { getPlanState, getRhythmOffers } from "./plan-offer";

function variant(value: string, availableForSale = true): Variant {
  return testVariant({
    id: value,
    availableForSale,
    selectedOptions: [{ name: "Delivery", value }],
  });
}

const plan = (...variants: Variant[]) => testProduct({ variants });

describe("the rhythms of a plan", () => {
  test("come in the order of the plans' terms, whatever the store's", () => {
    const product = plan(
      variant("Every 90 days"),
      variant("every 30 days"),
      variant("Every 60 days"),
    );

    expect(getRhythmOffers(product).map(({ days }) => days)).toEqual([30, 60, 90]);
  });

  test("are those alone that the store has and the plans' terms name", () => {
    const product = plan(variant("One time"), variant("Every 45 days"), variant("Every 60 days"));

    expect(getRhythmOffers(product).map(({ days }) => days)).toEqual([60]);
  });
});

test.each([
  ["a store without the product", null, "missing"],
  ["a product that is no plan", plan(variant("Default Title")), "missing"],
  ["a product without variants", plan(), "missing"],
  ["one rhythm left", plan(variant("Every 30 days", false), variant("Every 90 days")), "for sale"],
  ["no rhythm left", plan(variant("Every 30 days", false)), "sold out"],
])("with %s a plan is what the dialog says", (_, product, kind) => {
  expect(getPlanState(product).kind).toBe(kind);
});
