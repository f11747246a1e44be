import { expect, test } from "vitest";
import { findRedirect, getArticlePath, getBlogPath, getProductPath, getSearchPath } from "./paths";

test.each([
  ["/learn/quiz", "/quiz"],
  ["/proof", "/proof/testimonials"],
  ["/quiz", null],
  ["/learn/quiz?from=mail", null],
  ["learn/quiz", null],
  ["/toString", null],
  ["/constructor", null],
  ["/", null],
])("a link to %s leads on to %s", (to, destination) => {
  expect(findRedirect(to)).toBe(destination);
});

test("an address carries a handle of any script, and no parameter without a value", () => {
  expect(getProductPath("серум/50%")).toBe("/products/%D1%81%D0%B5%D1%80%D1%83%D0%BC%2F50%25");
  expect(getArticlePath("why?hair#grows")).toBe("/blog/why%3Fhair%23grows");
  expect(getBlogPath()).toBe("/blog");
  expect(getBlogPath({ category: "science", search: "" })).toBe("/blog?category=science");
  expect(getSearchPath("a&b")).toBe("/search?q=a%26b");
});
