import { describe, expect, test } from "vitest";
import { createCommerceClient } from "../client";
import { fetchArticle } from "./article";
import { fetchArticles } from "./blog-articles";

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
  seo: { title: "Hair", description: "How it grows" },
};

/** A store whose every answer carries this data. */
function createStore(data: unknown) {
  const bodies: { variables: unknown }[] = [];
  const client = createCommerceClient({
    endpoint: "https://shop.example/api",
    token: "t",
    fetch: async (_, init) => {
      bodies.push(JSON.parse(String(init?.body)));
      return Response.json({ data });
    },
  });
  return { client, bodies };
}

describe("one article", () => {
  test("comes flat, its markup untouched", async () => {
    const { client, bodies } = createStore({ blog: { articleByHandle: article } });

    const { authorV2, image, ...same } = article;
    expect(await fetchArticle(client, "how-hair-grows")).toEqual({
      ...same,
      author: authorV2,
      image: { url: image.url, alt: image.altText },
    });
    expect(bodies[0]?.variables).toEqual({
      blogHandle: "news",
      articleHandle: "how-hair-grows",
    });
  });

  test("has empty parts where the store sends none", async () => {
    const nothing = {
      contentHtml: null,
      excerptHtml: null,
      image: null,
      tags: null,
      authorV2: null,
      seo: null,
    };
    const { client } = createStore({ blog: { articleByHandle: { ...article, ...nothing } } });

    expect(await fetchArticle(client, "how-hair-grows")).toMatchObject({
      contentHtml: "",
      excerptHtml: null,
      image: null,
      tags: [],
      author: null,
      seo: { title: null, description: null },
    });
  });

  test("is null when the blog has none of that handle", async () => {
    const { client } = createStore({ blog: { articleByHandle: null } });

    expect(await fetchArticle(client, "x")).toBeNull();
  });

  test.each([[7], [{}], [{ articleByHandle: {} }]])(
    "is no answer when the blog is %j",
    async (blog) => {
      const request = fetchArticle(createStore({ blog }).client, "a-wash-day");

      await expect(request).rejects.toMatchObject({ kind: "unreadable" });
    },
  );

  test("cannot be read from a store that shows no blog", async () => {
    const request = fetchArticle(createStore({ blog: null }).client, "x");

    await expect(request).rejects.toThrow('The store shows no blog "news"');
  });
});

describe("a page of articles", () => {
  test("has 50 at most and says where the next begins", async () => {
    const pageInfo = { hasNextPage: true, endCursor: "c50" };
    const { client, bodies } = createStore({
      blog: { articles: { pageInfo, edges: [{ node: article }] } },
    });

    const page = await fetchArticles(client);

    expect(page.articles.map(({ handle }) => handle)).toEqual(["how-hair-grows"]);
    expect(page.nextCursor).toBe("c50");
    expect(bodies[0]?.variables).toEqual({ blogHandle: "news", first: 50, after: null });
  });

  test("that is the last has no next", async () => {
    const pageInfo = { hasNextPage: false, endCursor: "c1" };
    const { client, bodies } = createStore({ blog: { articles: { pageInfo, edges: [] } } });

    expect(await fetchArticles(client, "c0")).toEqual({ articles: [], nextCursor: null });
    expect(bodies[0]?.variables).toMatchObject({ after: "c0" });
  });

  test("cannot be read from a store that shows no blog", async () => {
    const request = fetchArticles(createStore({ blog: null }).client);

    await expect(request).rejects.toThrow('The store shows no blog "news"');
  });

  test.each([[null], [{}], [{ edges: null, pageInfo: null }]])(
    "is no page, and no empty journal, when the blog's articles are %j",
    async (articles) => {
      const request = fetchArticles(createStore({ blog: { articles } }).client);

      await expect(request).rejects.toMatchObject({ name: "CommerceError", kind: "unreadable" });
    },
  );
});
