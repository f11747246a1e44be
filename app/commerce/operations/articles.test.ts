import { describe, expect, test } from "vitest";
import { createTestClient } from "../../../tests/support/test-client";
import type { BlogHandle } from "../../lib/paths";
import type { CommerceClient } from "../client";
import { CommerceError } from "../errors";
import { fetchAllTeasers, fetchArticle, fetchArticles } from "./articles";

const article = {
  id: "gid://shopify/Article/1",
  title: "How hair grows",
  handle: "how-hair-grows",
  contentHtml: "<p>Slowly.</p>",
  excerptHtml: "<p>Slowly</p>",
  image: { url: "https://cdn.example/a.jpg", altText: "A strand" },
  tags: ["science"],
  publishedAt: "2026-10-12T08:00:00Z",
  authorV2: { name: "Ana", bio: "Writes." },
};

const noAnswer = { name: "CommerceError", kind: "unreadable" };

const respondWith = (blog: unknown) => createTestClient({ data: { blog } });
const getArticle = (node: unknown) =>
  fetchArticle(respondWith({ articleByHandle: node }).client, "news", "x");

describe("an article", () => {
  test("has its markup as the store sends it, without the API's nesting", async () => {
    const { authorV2, image, ...same } = article;

    const shown = { url: image.url, alt: image.altText };
    expect(await getArticle(article)).toEqual({
      ...same,
      blog: "news",
      author: authorV2,
      image: shown,
    });
  });

  test("is empty where the store sends nothing", async () => {
    const none = { excerptHtml: null, image: null };
    const nothing = { ...none, contentHtml: null, tags: null, authorV2: null };
    const empty = { ...none, contentHtml: "", tags: [], author: null };

    expect(await getArticle({ ...article, ...nothing })).toMatchObject(empty);
  });

  test("is requested by its handle in the blog of the shop, and null if that has none", async () => {
    const { client, variables } = respondWith({ articleByHandle: null });

    expect(await fetchArticle(client, "news", "how-hair-grows")).toBeNull();
    expect(variables).toEqual([{ blogHandle: "news", articleHandle: "how-hair-grows" }]);
  });

  test.each([[7], [{}], [{ articleByHandle: {} }], [{ articleByHandle: { handle: "x" } }]])(
    "of the blog %j is no answer",
    async (blog) => {
      await expect(fetchArticle(respondWith(blog).client, "news", "x")).rejects.toMatchObject(
        noAnswer,
      );
    },
  );
});

describe("the list of articles", () => {
  test("has 50 at most", async () => {
    const { client, variables } = respondWith({ articles: { edges: [{ node: article }] } });

    const articles = await fetchArticles(client, "news");

    expect(articles.map(({ handle }) => handle)).toEqual(["how-hair-grows"]);
    expect(variables).toEqual([{ blogHandle: "news", first: 50, after: null }]);
  });

  const unreadable = [
    null,
    {},
    { edges: null, pageInfo: null },
    { edges: [null, { node: null }] },
    { edges: [{ node: article }, { node: { handle: "x" } }] },
  ];

  test.each(unreadable)("of %j is an error, not an empty blog", async (articles) => {
    await expect(fetchArticles(respondWith({ articles }).client, "news")).rejects.toMatchObject(
      noAnswer,
    );
  });
});

test("a store that shows no blog has neither", async () => {
  const { client } = respondWith(null);
  const message = 'The store shows no blog "news"';

  await expect(fetchArticle(client, "news", "x")).rejects.toThrow(message);
  await expect(fetchArticles(client, "news")).rejects.toThrow(message);
});

describe("the articles of several blogs", () => {
  const blogs = ["news", "science", "press"] as unknown as BlogHandle[];
  const broken = new CommerceError("network", "The store could not be reached");

  /** The handles of the articles, where each blog has one of its name unless it is refused or broken. */
  async function fetchAll(
    refused: readonly string[],
    failing: readonly string[] = [],
    wanted: readonly BlogHandle[] = blogs,
  ) {
    const client: CommerceClient = {
      hasSellingPlans: false,
      async run(_, variables) {
        const { blogHandle } = variables as { blogHandle: string };
        if (failing.includes(blogHandle)) throw broken;
        const edges = [{ node: { ...article, handle: `${blogHandle}-1` } }];
        return { blog: refused.includes(blogHandle) ? null : { articles: { edges } } } as never;
      },
    };
    return (await fetchAllTeasers(client, wanted)).map(({ blog, handle }) => [blog, handle]);
  }

  test("lack those of a blog that the store refuses", async () => {
    expect(await fetchAll(["science"])).toEqual([
      ["news", "news-1"],
      ["press", "press-1"],
    ]);
  });

  test("are none where no blog is wanted", async () => {
    expect(await fetchAll([], [], [])).toEqual([]);
  });

  test("are none where the store refuses every blog, and fail with one that may come back", async () => {
    expect(await fetchAll(["news", "science", "press"])).toEqual([]);
    await expect(fetchAll(["news"], ["press"])).rejects.toBe(broken);
  });
});
