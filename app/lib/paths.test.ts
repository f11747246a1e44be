import { expect, test } from "vitest";
import {
  addQuery,
  findRedirect,
  getArticlePath,
  getBlogPath,
  getFeedPath,
  getProductPath,
  getSearchPath,
  removeParameters,
} from "./paths";

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
  expect(getArticlePath({ blog: "news", handle: "why?hair#grows" })).toBe(
    "/blog/why%3Fhair%23grows",
  );
  expect(getBlogPath("news")).toBe("/blog");
  expect(getFeedPath("news")).toBe("/blog/feed.xml");
  expect(getBlogPath("news", { category: "science", search: "" })).toBe("/blog?category=science");
  expect(getBlogPath("news", { search: "oil" })).toBe("/blog?q=oil");
  expect(getSearchPath("a&b")).toBe("/search?q=a%26b");
});

test.each([
  ["/shop", "", "/shop"],
  ["/shop", "?ref=A", "/shop?ref=A"],
  ["/shop#top", "?ref=A", "/shop?ref=A#top"],
  ["/shop?#top", "?ref=A", "/shop?ref=A#top"],
  ["/shop?sort=name#top", "", "/shop?sort=name#top"],
  ["/shop?sort=name#top?", "?ref=a%20b&gclid=X", "/shop?sort=name&ref=a%20b&gclid=X#top?"],
  ["/shop?sort=name", "?sort=price&ref=A", "/shop?sort=name&ref=A"],
  ["/blog/why?q=a?b", "?ref=A", "/blog/why?q=a?b&ref=A"],
])(
  "the address %s with the query %j is %s, and keeps what it says itself",
  (path, query, whole) => {
    expect(addQuery(path, query)).toBe(whole);
  },
);

test.each([
  ["?ref=A&variant=42", "?ref=A"],
  ["?variant=42", ""],
  ["", ""],
  ["?ref=a%20b&&Size=50+ml&what?", "?ref=a%20b&Size=50+ml&what?"],
  ["?var%69ant=42&variants=1", "?variants=1"],
])("the query %j without a variant is %j, the rest as it was written", (search, rest) => {
  expect(removeParameters(search, ["variant"])).toBe(rest);
});
