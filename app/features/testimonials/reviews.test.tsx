import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { getTab, ReviewList } from "./review-section";

const searches = ["", "tab=", "tab=wigs", "tab=All Reviews", "tab=__proto__", "tab=GROWTH", "tab"];

test.each(searches)("the tab of a URL with %j is All Reviews", (search) => {
  expect(getTab(new URLSearchParams(search)).id).toBe("all");
});

test("a category without reviews says so", () => {
  expect(renderToStaticMarkup(<ReviewList reviews={[]} missing={[]} />)).toContain(
    "No reviews found for this category.",
  );
});
