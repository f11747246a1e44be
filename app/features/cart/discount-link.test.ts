import { expect, test } from "vitest";
import { hasDiscountLink } from "./discount-link";

test.each([
  ["?discount=A", true],
  ["?utm_source=ad&discount=", true],
  ["?sort=name", false],
  ["", false],
])("the query %j has a discount code: %s", (search, expected) => {
  expect(hasDiscountLink(search)).toBe(expected);
});
