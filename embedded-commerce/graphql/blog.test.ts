import { expect, onTestFinished, test } from "vitest";
import { site } from "../../app/content/site.ts";
import { at, openTestStore } from "../testing/test-store.ts";

const store = openTestStore();

test("the blog lists its articles by date, newest first, in pages", async () => {
  const query =
    'query ($after: String) { blog(handle: "news") { articles(first: 2, after: $after, sortKey: PUBLISHED_AT, reverse: true) { pageInfo { hasNextPage endCursor } nodes { handle } } } }';
  let after: unknown = null;

  for (const handle of ["why-hair-takes-a-season-to-change", "a-wash-day-in-the-right-order"]) {
    const { data } = await store.query(query, { after });
    expect(data).toHaveProperty("blog.articles.nodes.0.handle", handle);
    expect(data).toHaveProperty("blog.articles.pageInfo.hasNextPage", true);
    after = at(data, "blog.articles.pageInfo.endCursor");
  }
});

test("an article has all its fields, and an unknown article or blog is null", async () => {
  const { data, errors } = await store.query(`{ blog(handle: "news") {
    found: articleByHandle(handle: "twelve-weeks-told-honestly") {
      title contentHtml excerptHtml excerpt(truncateAt: 30) tags publishedAt
      image { url altText } authorV2 { name bio } seo { title description }
    }
    missing: articleByHandle(handle: "../none") { title }
  } other: blog(handle: "other") { id } }`);

  expect(errors).toBeUndefined();
  const authorV2 = { name: `${site.name} Team` };
  expect(at(data, "blog.found")).toMatchObject({ title: "Twelve weeks, told honestly", authorV2 });
  expect(String(at(data, "blog.found.excerpt")).length).toBeLessThanOrEqual(30);
  expect([at(data, "blog.missing"), data?.other]).toEqual([null, null]);
});

test.each([
  [false, "http://store.test/cdn/"],
  [true, "/cdn/"],
])("pictures of an article (relative: %s) are at %s", async (hasRelativeImages, folder) => {
  const apart = openTestStore({ hasRelativeImages }, onTestFinished);
  const { data } = await apart.query(`{ blog(handle: "news") {
    articleByHandle(handle: "a-wash-day-in-the-right-order") { contentHtml image { url } }
  } }`);

  expect(at(data, "blog.articleByHandle")).toEqual({
    contentHtml: expect.stringContaining(`src="${folder}`),
    image: { url: expect.stringMatching(new RegExp(`^${folder}`)) },
  });
});
