import { describe, expect, test } from "vitest";
import type { ArticleTeaser } from "~/commerce/model";
import { readingMinutes, toPost } from "./post";

function teaser(parts: Partial<ArticleTeaser> = {}): ArticleTeaser {
  return {
    id: "gid://shopify/Article/1",
    handle: "a-strand",
    title: "A strand",
    excerpt: "",
    opening: "",
    wordCount: 0,
    image: null,
    tags: [],
    publishedAt: "2026-10-12T08:00:00Z",
    author: null,
    seo: { title: null, description: null },
    ...parts,
  };
}

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
  [["massage"], "hair-care-tips"],
  [["newsletter"], "hair-care-tips"],
  [["  SCIENCE "], "science-ingredients"],
  [["news", "science"], "science-ingredients"],
  [["trends", "expert", "results"], "transformation-stories"],
  [["dermatologist", "clean"], "clean-beauty"],
  [["news", "routine"], "hair-care-tips"],
])("an article with the tags %j belongs to %s", (tags, category) => {
  expect(toPost(teaser({ tags })).category).toBe(category);
});

test.each([
  [["featured"], true],
  [["science", " Featured "], true],
  [["unfeatured"], false],
  [[], false],
])("an article with the tags %j is featured: %s", (tags, expected) => {
  expect(toPost(teaser({ tags })).isFeatured).toBe(expected);
});

test.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [1_400, 7],
  [30_000, 150],
])("%i words are read in %i minutes", (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});

describe("what an article lacks", () => {
  test("is filled in: excerpt from the text, the house as author, a placeholder as picture", () => {
    expect(toPost(teaser({ opening: "Hair grows…" }))).toMatchObject({
      excerpt: "Hair grows…",
      author: { name: "Solenne Team", bio: null },
      picture: null,
      updatedAt: null,
    });
  });

  test("stays as it is when the store has it", () => {
    const author = { name: "Ana", bio: "Writes." };
    const image = { url: "https://cdn.example/a.jpg", alt: "A strand" };

    expect(toPost(teaser({ excerpt: "Slowly.", opening: "x", author, image }))).toMatchObject({
      excerpt: "Slowly.",
      author,
      picture: { from: "store", ...image },
    });
  });

  test.each(["javascript:alert(1)", "data:image/svg+xml,<svg/>", "", "//x"])(
    "a picture at %j is none",
    (url) => {
      expect(toPost(teaser({ image: { url, alt: "" } })).picture).toBeNull();
    },
  );

  test("a name of spaces is no author, and a title of spaces no title", () => {
    const post = toPost(teaser({ title: "  ", author: { name: " ", bio: null } }));

    expect(post).toMatchObject({ title: "Untitled", author: { name: "Solenne Team" } });
  });
});

test("tags lose stray spaces, empty ones and repetitions that differ in case alone", () => {
  const tags = ["Scalp", "  Scalp   Care ", "", " ", "scalp", "SCALP care"];

  expect(toPost(teaser({ tags })).tags).toEqual(["Scalp", "Scalp Care"]);
});
