import { expect, test } from "vitest";
import { reviewTabs } from "~/content/proof/testimonials";
import { getReviews, getTab, getTabPath } from "./review-choice";

test("each tab has an address that leads back to it", () => {
  for (const tab of reviewTabs) {
    const { pathname, searchParams } = new URL(getTabPath(tab), "https://solenne.example");
    expect(pathname).toBe("/proof/testimonials");
    expect(getTab(searchParams)).toBe(tab);
  }
});

test.each(["", "tab=", "tab=wigs", "tab=All Reviews", "tab=__proto__", "tab=GROWTH", "tab"])(
  "an address with %j shows all reviews",
  (search) => {
    expect(getTab(new URLSearchParams(search)).id).toBe("all");
  },
);

test("All Reviews holds twenty, the others those of their category", () => {
  expect(reviewTabs.map((tab) => getReviews(tab).length)).toEqual([20, 7, 7, 8, 8]);
});
