import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ReviewList } from "./review-section";

test("a category without reviews says so", () => {
  expect(renderToStaticMarkup(<ReviewList reviews={[]} />)).toContain(
    "No reviews found for this category.",
  );
});
