import { expect, test } from "vitest";
import { testProduct, testVariant } from "../../tests/support/builders";
import { toCardProduct } from "./card-product";
import { getFirstAvailableVariant } from "./first-available-variant";

test.each([
  ["the first one", [true, true], 0],
  ["the first that can be bought", [false, true, true], 1],
  ["the first one if none can be bought", [false, false], 0],
  ["nothing without variants", [], undefined],
])("of a product without a choice a list sells %s", (_, availability, index) => {
  const variants = availability.map((availableForSale, position) =>
    testVariant({ id: `${position}`, availableForSale }),
  );
  const product = testProduct({ variants });
  const expected = index === undefined ? undefined : variants[index];

  expect(getFirstAvailableVariant(product)).toBe(expected);
  expect(toCardProduct(product).variants).toEqual(expected ? [expected] : []);
});
