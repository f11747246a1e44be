import { describe, expect, test } from "vitest";
import type { BlogPost } from "./post";
import { filterPosts, getBlogPath, parseFilter } from "./post-filter";
import { featuredPosts, popularPosts, popularTopics } from "./post-lists";
import { relatedPosts } from "./related-posts";

const now = Date.parse("2026-11-01T00:00:00Z");

function post(slug: string, parts: Partial<BlogPost> = {}): BlogPost {
  return {
    id: slug,
    slug,
    title: slug,
    excerpt: "",
    picture: null,
    category: "clean-beauty",
    tags: [],
    author: { name: "Ana", bio: null },
    publishedAt: "2025-01-01T00:00:00Z",
    updatedAt: null,
    readingMinutes: 1,
    isFeatured: false,
    ...parts,
  };
}

const slugs = (posts: readonly BlogPost[]) => posts.map(({ slug }) => slug);

describe("related articles", () => {
  const read = post("read", { category: "expert-advice", tags: ["iron", "Zinc"] });

  test("count 3 for the category, 2 for each shared tag, 1 for the last 30 days", () => {
    const list = [
      post("recent", { publishedAt: "2026-10-30T00:00:00Z" }),
      post("one tag", { tags: ["IRON"] }),
      post("category", { category: "expert-advice" }),
      post("two tags", { tags: ["zinc", "iron"] }),
      post("nothing"),
    ];

    expect(slugs(relatedPosts(read, list, now))).toEqual(["two tags", "category", "one tag"]);
  });

  test("are never the article itself, and at most three", () => {
    const list = [read, post("a"), post("b"), post("c"), post("d")];

    expect(slugs(relatedPosts(read, list, now))).toEqual(["a", "b", "c"]);
    expect(relatedPosts(read, [read], now)).toEqual([]);
  });

  test("of equal score are those that are newer; a date that is none is oldest", () => {
    const list = [
      post("no date", { publishedAt: "soon" }),
      post("old", { publishedAt: "2024-01-01T00:00:00Z" }),
      post("new", { publishedAt: "2026-01-01T00:00:00Z" }),
    ];

    expect(slugs(relatedPosts(read, list, now))).toEqual(["new", "old", "no date"]);
  });

  test.each([
    ["2026-10-02T00:00:00Z", ["candidate", "other"]],
    ["2026-10-01T23:59:59Z", ["other", "candidate"]],
    ["2026-11-02T00:00:00Z", ["other", "candidate"]],
  ])("published on %s against one at the same score give %j", (publishedAt, expected) => {
    const other = post("other", { publishedAt: "2026-12-01T00:00:00Z" });

    expect(slugs(relatedPosts(read, [other, post("candidate", { publishedAt })], now))).toEqual(
      expected,
    );
  });
});

test("the most popular are the five longest reads, equals in their order", () => {
  const list = [3, 9, 1, 9, 4, 2].map((readingMinutes, index) =>
    post(`p${index}`, { readingMinutes }),
  );

  expect(slugs(popularPosts(list))).toEqual(["p1", "p3", "p4", "p0", "p5"]);
});

test("the topics are the first 15 distinct tags, whatever they are", () => {
  const many = Array.from({ length: 20 }, (_, index) => `topic ${index}`);
  const list = [post("a", { tags: ["Iron", "featured"] }), post("b", { tags: ["iron", ...many] })];

  expect(popularTopics(list)).toEqual(["Iron", "featured", ...many.slice(0, 13)]);
});

test("the featured are the first three that are marked", () => {
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

  test.each([
    [{}, "/blog"],
    [{ category: "clean-beauty" }, "/blog?category=clean-beauty"],
    [{ category: "", search: "a & b" }, "/blog?q=a+%26+b"],
    [{ category: "clean-beauty", search: "x" }, "/blog?category=clean-beauty&q=x"],
  ])("%j has the address %s, and is read from it again", (filter, address) => {
    expect(getBlogPath(filter)).toBe(address);
    expect(parseFilter(new URL(address, "https://x.example").searchParams)).toEqual({
      category: "",
      search: "",
      ...filter,
    });
  });
});
