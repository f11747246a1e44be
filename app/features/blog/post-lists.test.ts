import { describe, expect, test } from "vitest";
import { testPost } from "../../../tests/support/builders";
import { featuredPosts, filterPosts, markSearch } from "./blog-page";
import { popularPosts, popularTopics } from "./blog-sidebar";
import { relatedPosts } from "./load-blog";
import type { BlogPost } from "./post";

const now = Date.parse("2026-11-01T00:00:00Z");

const post = (slug: string, parts: Partial<BlogPost> = {}) =>
  testPost({ slug, publishedAt: "2025-01-01T00:00:00Z", ...parts });
const letters = ["a", "b", "c", "d"].map((slug) => post(slug));
const slugs = (posts: readonly BlogPost[]) => posts.map(({ slug }) => slug);

describe("related articles", () => {
  const read = post("read", { category: "expert-advice", tags: ["iron", "Zinc"] });

  test.each([
    [
      "score 3 for the category, 2 for a shared tag, 1 for the last 30 days",
      [
        post("recent", { publishedAt: "2026-10-30T00:00:00Z" }),
        post("one tag", { tags: ["IRON"] }),
        post("category", { category: "expert-advice" }),
        post("two tags", { tags: ["zinc", "iron"] }),
        post("nothing"),
      ],
      ["two tags", "category", "one tag"],
    ],
    ["are three at most, without the article itself", [read, ...letters], ["a", "b", "c"]],
    ["are none when there is no other", [read], []],
    [
      "of equal score are newest first, an invalid date last",
      [
        post("no date", { publishedAt: "soon" }),
        post("old", { publishedAt: "2024-01-01T00:00:00Z" }),
        post("new", { publishedAt: "2026-01-01T00:00:00Z" }),
      ],
      ["new", "old", "no date"],
    ],
  ])("%s", (_, list, expected) => {
    expect(slugs(relatedPosts(read, list, now))).toEqual(expected);
  });

  test.each([
    ["2026-10-02T00:00:00Z", true],
    ["2026-10-01T23:59:59Z", false],
    ["2026-11-02T00:00:00Z", false],
  ])("published on %s are of the last 30 days: %s", (publishedAt, isRecent) => {
    const newer = post("newer", { publishedAt: "2026-12-01T00:00:00Z" });
    const [first] = relatedPosts(read, [newer, post("candidate", { publishedAt })], now);

    expect(first?.slug === "candidate").toBe(isRecent);
  });
});

test("the most popular are the five longest reads, equal ones in their order", () => {
  const minutes = [3, 9, 1, 9, 4, 2];
  const list = minutes.map((readingMinutes, index) => post(`p${index}`, { readingMinutes }));

  expect(slugs(popularPosts(list))).toEqual(["p1", "p3", "p4", "p0", "p5"]);
});

test("the topics are the first 15 distinct tags", () => {
  const many = Array.from({ length: 20 }, (_, index) => `topic ${index}`);
  const list = [post("a", { tags: ["Iron", "featured"] }), post("b", { tags: ["iron", ...many] })];

  expect(popularTopics(list)).toEqual(["Iron", "featured", ...many.slice(0, 13)]);
});

test("the featured are the first three with the tag", () => {
  const list = [post("a"), ...["b", "c", "d", "e"].map((slug) => post(slug, { isFeatured: true }))];

  expect(slugs(featuredPosts(list))).toEqual(["b", "c", "d"]);
});

describe("search and category", () => {
  const list = [
    post("title", { title: "Iron and you", category: "expert-advice" }),
    post("excerpt", { excerpt: "About IRON stores" }),
    post("tag", { tags: ["environment"] }),
    post("none"),
  ];

  test.each([
    ["iron", "", ["title", "excerpt", "tag"]],
    ["IRON ", "", ["title", "excerpt", "tag"]],
    ["iron", "expert-advice", ["title"]],
    ["", "clean-beauty", ["excerpt", "tag", "none"]],
    ["", "clean", []],
    ["zinc", "", []],
    ["", "", ["title", "excerpt", "tag", "none"]],
    [".*", "", []],
  ])("%j in %j finds %j", (search, category, expected) => {
    expect(slugs(filterPosts(list, { search, category }))).toEqual(expected);
  });
});

test.each([
  ["Iron and environment", "iron", "[Iron] and env[iron]ment"],
  ["Iron", "", "Iron"],
  ["Iron", "zinc", "Iron"],
  ["aaa", "aa", "[aa]a"],
  ["a.c abc", "a.c", "[a.c] abc"],
  ["İstanbul iron", "iron", "İstanbul [iron]"],
])("%j searched for %j shows %s", (text, search, expected) => {
  const parts = markSearch(text, search);

  expect(parts.map((part) => (typeof part === "string" ? part : `[${part.mark}]`)).join("")).toBe(
    expected,
  );
});
