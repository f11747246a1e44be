import { describe, expect, test } from "vitest";
import { requestContext } from "~/commerce/context";
import { CommerceError } from "~/commerce/errors";
import type { LoadResult } from "~/commerce/load-result";
import { testPost } from "../../../tests/support/builders";
import { createTestContext } from "../../../tests/support/test-client";
import { getRelatedPosts, loadArticle, loadBlog, loadNewestPosts } from "./load-blog";
import type { BlogPost } from "./post";
import { sampleArticle, sampleList } from "./sample-articles";

const toNode = (handle: string, parts: object = {}) => ({
  id: `gid://shopify/Article/${handle}`,
  title: handle,
  handle,
  contentHtml: "<h2>Roots</h2><p>Hair grows slowly.</p>",
  excerptHtml: null,
  image: null,
  tags: ["science"],
  publishedAt: "2026-10-12T08:00:00Z",
  authorV2: null,
  seo: null,
  ...parts,
});
const toList = (...handles: string[]) => ({
  data: { blog: { articles: { edges: handles.map((handle) => ({ node: toNode(handle) })) } } },
});
const refusal = {
  data: { blog: null },
  errors: [{ message: "No", extensions: { code: "ACCESS_DENIED" } }],
};

/** With samples or without; of a document, or of a client navigation, which says how the store failed. */
function createContext(answer: object, { showsSamples = true, isDocument = true } = {}) {
  const context = createTestContext(answer, isDocument);
  context.set(requestContext, { ...context.get(requestContext), showsSamples });
  return context;
}

/** Of a store that is too slow for a client navigation. */
function createSlowContext() {
  const context = createContext({}, { isDocument: false });
  const { client } = context.get(requestContext);
  const run = () => Promise.reject(new CommerceError("timeout", "Late"));
  context.set(requestContext, { ...context.get(requestContext), client: { ...client, run } });
  return context;
}

const samples = sampleList();
const [sample] = samples;
if (!sample) throw new Error("There is no sample post");

describe("samples stand in for the articles", () => {
  test.each([
    ["of a store that refuses them", createContext(refusal), samples],
    ["of no shop that shows none", createContext(refusal, { showsSamples: false }), null],
    ["of no store that sends some", createContext(toList("roots")), null],
    ["of no store that is slow", createSlowContext(), null],
  ])("%s", async (_, context, expected) => {
    expect((await loadBlog(context)).samples).toEqual(expected);
  });
});

test("the blog has the articles of the store", async () => {
  const { articles } = await loadBlog(createContext(toList("roots", "ends")));

  expect(articles).toMatchObject({
    status: "ready",
    value: [
      { slug: "roots", category: "science-ingredients", excerpt: "Roots Hair grows slowly." },
      { slug: "ends" },
    ],
  });
});

describe("one article", () => {
  const answer = (articleByHandle: object | null) => ({ data: { blog: { articleByHandle } } });

  test("has a body with headings, and an excerpt only where the store has one", async () => {
    const seo = { title: "Roots", description: null };
    const { article, sample } = await loadArticle(
      createContext(answer(toNode("roots", { seo }))),
      "roots",
    );

    expect(article).toMatchObject({
      status: "ready",
      value: {
        post: { slug: "roots", excerpt: "Roots Hair grows slowly." },
        excerpt: "",
        seo,
        body: { headings: [{ id: "h-roots", text: "Roots", level: 2 }] },
      },
    });
    expect(sample).toBeNull();
  });

  test("that the store does not have is null, and no sample", async () => {
    expect(await loadArticle(createContext(answer(null)), sample.slug)).toEqual({
      article: { status: "ready", value: null },
      sample: null,
    });
  });

  test("that the store refuses is the sample of its address, if there is one", async () => {
    const load = (slug: string) => loadArticle(createContext(refusal), slug);

    expect((await load(sample.slug)).sample).toEqual(sampleArticle(sample.slug));
    expect((await load("roots")).sample).toBeNull();
  });

  test("that the store is slow with is no sample", async () => {
    expect(await loadArticle(createSlowContext(), sample.slug)).toMatchObject({
      article: { status: "failed", failure: { kind: "timeout" } },
      sample: null,
    });
  });
});

test.each(samples)("the sample $slug is at its own address", (post) => {
  expect(sampleArticle(post.slug)?.post).toEqual(post);
  expect(post.id).toBe(`sample/${post.slug}`);
});

describe("related articles", () => {
  const nowMs = Date.parse("2026-11-01T00:00:00Z");
  const [roots, ends] = ["roots", "ends"].map((slug) => testPost({ slug }));
  if (!roots || !ends) throw new Error("Two posts are needed");
  const ready = <Value>(value: Value): LoadResult<Value> => ({ status: "ready", value });
  const full = (post: BlogPost) => ({
    post,
    excerpt: "",
    seo: null,
    body: { html: "", headings: [] },
  });
  const pending = { status: "pending" } as const;
  const slugsOf = (result: LoadResult<readonly BlogPost[]>) =>
    result.status === "ready" ? result.value.map(({ slug }) => slug) : result.status;

  test.each([
    ["the other ones of the store", ready(full(roots)), ready([roots, ends]), ["ends"]],
    ["pending with the list", ready(full(roots)), pending, "pending"],
    ["none for an article that is still pending", pending, ready([ends]), []],
    ["none for an article that does not exist", ready(null), ready([ends]), []],
  ])("are %s", (_, article, posts, expected) => {
    expect(slugsOf(getRelatedPosts({ article, sample: null }, posts, nowMs))).toEqual(expected);
  });

  test("of a sample are other samples", () => {
    const loaded = { article: pending, sample: full(sample) };
    const related = slugsOf(getRelatedPosts(loaded, ready([ends]), nowMs));

    expect(related).toHaveLength(3);
    expect(samples.slice(1).map(({ slug }) => slug)).toEqual(expect.arrayContaining([...related]));
  });
});

test("the home page has the three newest articles", async () => {
  const image = { url: "https://cdn.example/a.jpg", altText: "A strand" };
  const answer = toList("a", "b", "c", "d");
  Object.assign(answer.data.blog.articles.edges[0]?.node ?? {}, { image });

  expect(await loadNewestPosts(createContext(answer))).toMatchObject({
    status: "ready",
    value: [
      {
        slug: "a",
        title: "a",
        category: "Science & Ingredients",
        readingMinutes: 1,
        image: image.url,
      },
      { slug: "b", image: null },
      { slug: "c" },
    ],
  });
});
