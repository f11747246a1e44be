import { expect, test } from "vitest";
import { site } from "../../app/content/site.ts";
import { at, createTestStore, openTestStore } from "../testing/test-store.ts";

const store = createTestStore();

test("the blog lists its articles by date, newest first, in pages", async () => {
  const query =
    'query ($after: String) { blog(handle: "news") { title articles(first: 2, after: $after, sortKey: PUBLISHED_AT, reverse: true) { pageInfo { hasNextPage endCursor } edges { node { handle publishedAt } } } } }';
  const first = await store.query(query);
  const second = await store.query(query, {
    after: at(first.data, "blog.articles.pageInfo.endCursor"),
  });

  expect(at(first.data, "blog.articles.edges.0.node.handle")).toBe(
    "why-hair-takes-a-season-to-change",
  );
  expect(at(first.data, "blog.articles.pageInfo.hasNextPage")).toBe(true);
  expect(at(second.data, "blog.articles.edges.0.node.handle")).toBe(
    "a-wash-day-in-the-right-order",
  );
  expect(at(second.data, "blog.articles.pageInfo.hasNextPage")).toBe(true);
});

test("an article has all its fields, and an unknown one is null", async () => {
  const { data, errors } = await store.query(`{ blog(handle: "news") {
    found: articleByHandle(handle: "twelve-weeks-told-honestly") {
      title contentHtml excerptHtml excerpt(truncateAt: 30) tags publishedAt
      image { url altText } authorV2 { name bio } seo { title description }
    }
    missing: articleByHandle(handle: "../none") { title }
  } }`);

  expect(errors).toBeUndefined();
  expect(at(data, "blog.found")).toMatchObject({
    title: "Twelve weeks, told honestly",
    authorV2: { name: `${site.name} Team` },
  });
  expect(String(at(data, "blog.found.excerpt")).length).toBeLessThanOrEqual(30);
  expect(at(data, "blog.missing")).toBeNull();
});

test("another blog does not exist", async () => {
  const { data } = await store.query('{ blog(handle: "other") { id } }');

  expect(data?.blog).toBeNull();
});

test("pictures of an article have the origin of the request, or none", async () => {
  const query = `{ blog(handle: "news") {
    articleByHandle(handle: "a-wash-day-in-the-right-order") { contentHtml image { url } }
  } }`;
  const relative = openTestStore({ hasRelativeImages: true });
  const absolute = await store.query(query);
  const { data } = await relative.query(query);
  relative.dispose();

  const article = "blog.articleByHandle";
  expect(at(absolute.data, `${article}.image.url`)).toMatch(/^http:\/\/store\.test\/cdn\//);
  expect(at(absolute.data, `${article}.contentHtml`)).toContain('src="http://store.test/cdn/');
  expect(at(data, `${article}.image.url`)).toMatch(/^\/cdn\//);
  expect(at(data, `${article}.contentHtml`)).toContain('src="/cdn/');
});
