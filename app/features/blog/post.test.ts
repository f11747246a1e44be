import { expect, test } from "vitest";
import { site } from "~/content/site";
import { testTeaser } from "../../../tests/support/builders";
import { getBlogPath, parseFilter, toPost } from "./post";

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
const bare = { excerpt: opening, author: team, picture: null, updatedAt: null };

test.each([
  ["what the store has", { ...store, image, opening }, { ...store, picture: image }],
  ["its opening, the shop as author, and a placeholder", { opening }, bare],
  ["a title and the shop as author for spaces", blank, { title: "Untitled", author: team }],
  ["a placeholder instead of an invalid picture", { image: script }, { picture: null }],
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
  expect(getBlogPath(filter)).toBe(path);
  const { searchParams } = new URL(path, "https://x.example");
  expect(parseFilter(searchParams)).toEqual({ category: "", search: "", ...filter });
});
