import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { at, openTestStore, type TestStore } from "../testing/test-store.ts";

let store: TestStore;
beforeAll(() => {
  store = openTestStore();
});
afterAll(() => store.dispose());

describe("the journal", () => {
  test("lists its articles by date, newest first, in pages", async () => {
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

  test("answers one article whole, and null for one that it does not have", async () => {
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
      authorV2: { name: "Solenne Team" },
    });
    expect(String(at(data, "blog.found.excerpt")).length).toBeLessThanOrEqual(30);
    expect(at(data, "blog.missing")).toBeNull();
  });

  test("is the only blog", async () => {
    const { data } = await store.query(
      '{ blog(handle: "other") { id } articles(first: 10, query: "tag:routine") { nodes { handle } } }',
    );

    expect(data?.blog).toBeNull();
    expect(at(data, "articles.nodes")).toEqual([{ handle: "a-wash-day-in-the-right-order" }]);
  });
});

test("an article filter of twenty thousand spaces is read in no time", {
  timeout: 2_000,
}, async () => {
  const { data } = await store.query(
    "query ($query: String) { articles(first: 1, query: $query) { nodes { id } } }",
    { query: `tag:${" ".repeat(20_000)}x` },
  );

  expect(at(data, "articles.nodes")).toEqual([]);
});

describe("search", () => {
  test("finds products before articles, the best match first", async () => {
    const { data } = await store.query(
      '{ search(query: "scalp scrub", first: 10) { totalCount nodes { __typename ... on Product { handle } ... on Article { handle } } } }',
    );

    expect(at(data, "search.nodes.0")).toEqual({
      __typename: "Product",
      handle: "clarifying-scalp-scrub",
    });
    expect(JSON.stringify(data)).toContain("a-wash-day-in-the-right-order");
  });

  test("while someone types, takes the last word as unfinished", async () => {
    const { data } = await store.query(
      '{ predictiveSearch(query: "Silk cond", limit: 3) { products { handle } articles { handle } pages { id } queries { text } } }',
    );

    expect(at(data, "predictiveSearch.products.0.handle")).toBe("conditioner");
    expect(at(data, "predictiveSearch.pages")).toEqual([]);
  });

  test("takes singular and plural as one word", async () => {
    const { data } = await store.query(
      '{ one: search(query: "oil", first: 1) { totalCount } many: search(query: "Oils", first: 1) { totalCount } }',
    );

    expect(at(data, "many.totalCount")).toBe(at(data, "one.totalCount"));
    expect(at(data, "one.totalCount")).toBeGreaterThan(2);
  });

  test("keeps to the limit over all kinds, or over each", async () => {
    const count = async (scope: string) => {
      const { data } = await store.query(
        `{ predictiveSearch(query: "hair", limit: 2, limitScope: ${scope}) { products { id } articles { id } } }`,
      );
      const length = (name: string) => Object(at(data, `predictiveSearch.${name}`)).length;
      return length("products") + length("articles");
    };

    expect(await count("ALL")).toBe(2);
    expect(await count("EACH")).toBe(4);
  });

  test("puts sold-out products last, or hides them", async () => {
    const { data } = await store.query(
      '{ all: search(query: "capsules", first: 10, types: PRODUCT) { totalCount } hidden: search(query: "capsules", first: 10, types: PRODUCT, unavailableProducts: HIDE) { totalCount } }',
    );

    expect(at(data, "all.totalCount")).toBe(at(data, "hidden.totalCount"));
  });

  test.each([
    "",
    " ",
    '"',
    "<b>",
    "title:x",
    "a".repeat(10_000),
    "\u0000",
    "%",
    "🙂",
    "x ".repeat(2_000),
  ])("for %j is an answer, not a failure", async (query) => {
    const { errors } = await store.query(
      "query ($q: String!) { search(query: $q, first: 5) { totalCount } predictiveSearch(query: $q) { products { id } } }",
      { q: query },
    );

    expect(errors).toBeUndefined();
  });
});

test("collections hold their products in order", async () => {
  const { data } = await store.query(
    '{ collections(first: 10) { totalCount nodes { handle } } collection(handle: "best-sellers") { products(first: 5) { nodes { handle } } } }',
  );

  expect(at(data, "collections.totalCount")).toBe("7");
  expect(at(data, "collection.products.nodes")).toEqual([
    { handle: "hair-nutraceutical" },
    { handle: "growth-strength-shampoo" },
    { handle: "hair-nutraceutical-45" },
  ]);
});
