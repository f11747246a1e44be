import { expect, test } from "vitest";
import { cardBadgeOf } from "./card-badge";

test.each([
  [["bestseller"], "Best Seller"],
  [["BestSeller"], "Best Seller"],
  [["new", "bestseller"], "Best Seller"],
  [["bestsellers"], null],
  [["New"], "New"],
  [["staff-pick", "NEW"], "New"],
  [["newest"], null],
  [["staff-pick"], "Staff Pick"],
  [["Autumn-Staff-Pick-2025"], "Staff Pick"],
  [["staff pick"], null],
  [[], null],
])("a card of a product tagged %j shows %s", (tags, badge) => {
  expect(cardBadgeOf(tags)).toBe(badge);
});
