import { expect, test } from "vitest";
import { getCardBadge, getPageBadges } from "./badges";

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
  expect(getCardBadge(tags)).toBe(badge);
});

test.each([
  [["bestseller"], ["Best Seller"]],
  [["new"], ["New"]],
  [
    ["new", "bestseller"],
    ["Best Seller", "New"],
  ],
  [["Bestseller", "New"], []],
  [["bestsellers", "newest"], []],
  [["staff-pick"], []],
  [[], []],
])("the page of a product tagged %j shows %j", (tags, badges) => {
  expect(getPageBadges(tags)).toEqual(badges);
});
