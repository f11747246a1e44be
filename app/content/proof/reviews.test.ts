import { describe, expect, test } from "vitest";
import { reviews } from "./reviews";
import { reviewTabs } from "./testimonials";

test("there are twenty reviews, newest first, each under its own name", () => {
  const dates = reviews.map(({ date }) => date);

  expect(reviews).toHaveLength(20);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(new Set(reviews.map(({ id }) => id)).size).toBe(20);
  expect(new Set(reviews.map(({ name }) => name)).size).toBe(20);
});

test("each review has a category, and each tab has reviews", () => {
  expect(reviews.filter(({ categories }) => categories.length === 0)).toEqual([]);
  for (const { id } of reviewTabs) {
    if (id === "all") continue;
    expect(
      reviews.some(({ categories }) => categories.includes(id)),
      id,
    ).toBe(true);
  }
});

test("women of 45 and more, and only they, are among the 45+ Women", () => {
  const misplaced = reviews.filter(
    ({ age, categories }) => age >= 45 !== categories.includes("45plus"),
  );

  expect(misplaced).toEqual([]);
});

test("not everybody gives five stars", () => {
  const four = reviews.filter(({ rating }) => rating === 4).length;

  expect(four).toBeGreaterThanOrEqual(3);
  expect(reviews.every(({ rating }) => rating >= 4)).toBe(true);
});

describe("what women say of washes, serums and oils", () => {
  const supplements = ["hair-nutraceutical", "hair-nutraceutical-45"];
  const topical = reviews.filter(({ product }) => !supplements.includes(product.handle));

  test.each(topical)("$id speaks of looks, not of growing hair", ({ result, text }) => {
    expect(`${result} ${text}`).not.toMatch(/regrow|new hair|hair loss|growth|follicle|DHT/i);
  });
});
