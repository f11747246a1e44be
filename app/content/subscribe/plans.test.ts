import { expect, test } from "vitest";
import { getSavings, plans, savingsPercent } from "./plans";
import { subscriberStories } from "./subscribe";

test.each([
  ["Essentials", { percent: 15, aYear: 96 }],
  ["Complete", { percent: 18, aYear: 228 }],
  ["Transformation", { percent: 20, aYear: 360 }],
])("%s saves the percentage and the dollars of rule 22", (name, savings) => {
  expect(plans.filter((plan) => plan.name === name).map(getSavings)).toEqual([savings]);
});

test("the page promises what the plans save at least and at most", () => {
  expect(savingsPercent).toEqual({ min: 15, max: 20 });
});

test("the highlight of a story is part of its text", () => {
  const lost = subscriberStories.filter(({ text, highlight }) => !text.includes(highlight));

  expect(lost).toEqual([]);
  expect(subscriberStories).toHaveLength(5);
});
