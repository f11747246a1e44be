import { describe, expect, test } from "vitest";
import { site } from "#brand/content/site.ts";
import { CommerceError } from "~/commerce/errors";
import { blogHandles, getBlogPath } from "~/lib/paths";
import { testPost, testTeaser } from "../../../tests/support/builders";
import { createTestClient } from "../../../tests/support/test-client";
import { sampleArticle, sampleList } from "./full-post";
import { fetchNewestPosts } from "./load-blog";
import { type BlogPost, parsePostFilter, toPost } from "./post";
import {
  featuredPosts,
  filterPosts,
  popularPosts,
  popularTopics,
  relatedPosts,
} from "./post-selection";

test.each([
  [["science"], "science-ingredients"],
  [["ingredients"], "science-ingredients"],
  [["tips"], "hair-care-tips"],
  [["routine"], "hair-care-tips"],
  [["transformation"], "transformation-stories"],
  [["results"], "transformation-stories"],
  [["clean"], "clean-beauty"],
  [["sustainable"], "clean-beauty"],
  [["expert"], "expert-advice"],
  [["dermatologist"], "expert-advice"],
  [["news"], "industry-news"],
  [["trends"], "industry-news"],
  [[], "hair-care-tips"],
  [["newsletter"], "hair-care-tips"],
  [["  SCIENCE "], "science-ingredients"],
  [["news", "science"], "science-ingredients"],
  [["trends", "expert", "results"], "transformation-stories"],
  [["news", "routine"], "hair-care-tips"],
])("an article with the tags %j belongs to %s", (tags, category) => {
  expect(toPost(testTeaser({ tags })).category).toBe(category);
});

test.each([
  [["featured"], true],
  [["science", " Featured "], true],
  [["unfeatured"], false],
  [[], false],
])("an article with the tags %j is featured: %s", (tags, expected) => {
  expect(toPost(testTeaser({ tags })).isFeatured).toBe(expected);
});

test.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [1_400, 7],
  [30_000, 150],
])("%i words are read in %i minutes", (words, minutes) => {
  expect(toPost(testTeaser({ wordCount: words })).readingMinutes).toBe(minutes);
});

const opening = "Hair grows…";
const image = { url: "https://cdn.example/a.jpg", alt: "A strand" };
const script = { url: "javascript:alert(1)", alt: "" };
const store = { excerpt: "Slowly.", author: { name: "Ana", bio: "Writes." } };
const blank = { title: "  ", author: { name: " ", bio: null } };
const team = { name: `${site.name} Team`, bio: null };
const bare = { excerpt: opening, author: team, image: null, updatedAt: null };

test.each([
  ["what the store has", { ...store, image, opening }, { ...store, image }],
  ["its opening, the shop as author, and a placeholder", { opening }, bare],
  ["a title and the shop as author for spaces", blank, { title: "Untitled", author: team }],
  ["a placeholder instead of an invalid image", { image: script }, { image: null }],
  ["no stray spaces in tags", { tags: ["  Scalp   Care ", "", " "] }, { tags: ["Scalp Care"] }],
  ["no tag twice", { tags: ["Scalp", "scalp", "SCALP"] }, { tags: ["Scalp"] }],
])("a post has %s", (_, teaser, post) => {
  expect(toPost(testTeaser(teaser))).toMatchObject(post);
});

test.each([
  [{}, "/blog"],
  [{ category: "clean-beauty" }, "/blog?category=clean-beauty"],
  [{ category: "", search: "a & b" }, "/blog?q=a+%26+b"],
  [{ category: "clean-beauty", search: "x" }, "/blog?category=clean-beauty&q=x"],
])("%j is at %s, and is read from there", (filter, path) => {
  expect(getBlogPath("news", filter)).toBe(path);
  const { searchParams } = new URL(path, "https://x.example");
  expect(parsePostFilter(searchParams)).toEqual({ category: "", search: "", ...filter });
});

test("spaces around a search do not count", () => {
  expect(parsePostFilter(new URLSearchParams("q=+iron+")).search).toBe("iron");
});

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
    [
      "are not closer for tags of their own",
      [post("others", { tags: ["lavender", "scalp", "wash"] }), post("shared", { tags: ["iron"] })],
      ["shared", "others"],
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

test("the topics are the first 15 distinct tags, the one that features an article among them", () => {
  const many = Array.from({ length: 20 }, (_, index) => `topic ${index}`);
  const list = [post("a", { tags: ["Iron", "Featured"] }), post("b", { tags: ["iron", ...many] })];

  expect(popularTopics(list)).toEqual(["Iron", "Featured", ...many.slice(0, 13)]);
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
    ["zínc", "", []],
    ["IRÓN", "expert-advice", ["title"]],
  ])("%j in %j finds %j", (search, category, expected) => {
    expect(slugs(filterPosts(list, { search, category }))).toEqual(expected);
  });
});

const toErrors = (code: string) => ({ errors: [{ message: code, extensions: { code } }] });
const noBlog = { data: { blog: null } };

test.each([
  ["refuses its content", { ...noBlog, ...toErrors("ACCESS_DENIED") }],
  ["shows no blog", noBlog],
])("the home page of a store that %s has no articles", async (_, response) => {
  expect(await fetchNewestPosts(createTestClient(response).client, blogHandles)).toEqual({
    newest: [],
    paths: [],
  });
});

test.each([
  ["throttles", toErrors("THROTTLED")],
  ["fails", { data: null, ...toErrors("INTERNAL_SERVER_ERROR") }],
  ["sends half an answer", { data: { blog: {} } }],
])("the articles on the home page of a store that %s are a failure", async (_, response) => {
  await expect(fetchNewestPosts(createTestClient(response).client, blogHandles)).rejects.toThrow(
    CommerceError,
  );
});

test.each(sampleList("news"))("the sample $slug has a body with headings", ({ slug }) => {
  expect(sampleArticle("news", slug)?.body.headings.length).toBeGreaterThan(1);
});
