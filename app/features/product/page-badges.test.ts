import { expect, test } from "vitest";
import { pageBadgesOf } from "./page-badges";

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
  expect(pageBadgesOf(tags)).toEqual(badges);
});
