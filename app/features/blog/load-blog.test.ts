import { describe, expect, test } from "vitest";
import { requestContext } from "~/commerce/context";
import { CommerceError } from "~/commerce/errors";
import { blogHandles } from "~/lib/paths";
import { testPost } from "../../../tests/support/builders";
import { createTestClient, createTestContext } from "../../../tests/support/test-client";
import { sampleArticle, sampleList } from "./full-post";
import { fetchNewestPosts, getRelatedPosts, loadArticle, loadBlog } from "./load-blog";
import type { BlogPost } from "./post";

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

/** Context of a shop that shows samples, or of one that does not. */
function createContext(answer: object, { showsSamples = true } = {}) {
  const context = createTestContext(answer);
  context.set(requestContext, { ...context.get(requestContext), showsSamples });
  return context;
}

/** Context of a store that is too slow. */
function createSlowContext() {
  const context = createContext({});
  const { client } = context.get(requestContext);
  const run = () => Promise.reject(new CommerceError("timeout", "Late"));
  context.set(requestContext, { ...context.get(requestContext), client: { ...client, run } });
  return context;
}

const samples = sampleList("news");
const [sample] = samples;
if (!sample) throw new Error("There is no sample post");

describe("samples stand in for the articles", () => {
  test.each([
    ["of a store that refuses them", createContext(refusal), samples],
    ["of no shop that shows none", createContext(refusal, { showsSamples: false }), null],
    ["of no store that is slow", createSlowContext(), null],
  ])("%s", async (_, context, shown) => {
    expect(await loadBlog(context, "news")).toMatchObject({ shown, isSample: shown !== null });
  });
});

test("the blog has the articles of the store", async () => {
  expect(await loadBlog(createContext(toList("roots", "ends")), "news")).toMatchObject({
    shown: [
      { slug: "roots", category: "science-ingredients", excerpt: "Roots Hair grows slowly." },
      { slug: "ends" },
    ],
    isSample: false,
    error: null,
  });
});

describe("one article", () => {
  const answer = (articleByHandle: object | null) => ({ data: { blog: { articleByHandle } } });

  test("has a body with headings, and an excerpt only where the store has one", async () => {
    const seo = { title: "Roots", description: null };
    const context = createContext(answer(toNode("roots", { seo })));

    expect(await loadArticle(context, "news", "roots")).toMatchObject({
      shown: {
        post: { slug: "roots", excerpt: "Roots Hair grows slowly." },
        excerpt: "",
        seo,
        body: { headings: [{ id: "h-roots", text: "Roots", level: 2 }] },
      },
      isSample: false,
    });
  });

  test("that the store does not have is null, and no sample", async () => {
    expect(await loadArticle(createContext(answer(null)), "news", sample.slug)).toEqual({
      shown: null,
      isSample: false,
      error: null,
    });
  });

  test("that the store refuses is the sample of its address, if there is one", async () => {
    const load = (slug: string) => loadArticle(createContext(refusal), "news", slug);

    expect((await load(sample.slug)).shown).toEqual(sampleArticle("news", sample.slug));
    expect((await load("roots")).shown).toBeNull();
  });

  test("that the store is slow with is not a sample", async () => {
    expect(await loadArticle(createSlowContext(), "news", sample.slug)).toMatchObject({
      shown: null,
      error: { kind: "timeout" },
    });
  });
});

test.each(samples)("the sample $slug is at its own address", (post) => {
  expect(sampleArticle("news", post.slug)?.post).toEqual(post);
  expect(post.id).toBe(`sample/${post.slug}`);
});

describe("related articles", () => {
  const nowMs = Date.parse("2026-11-01T00:00:00Z");
  const [roots, ends] = ["roots", "ends"].map((slug) => testPost({ slug }));
  if (!roots || !ends) throw new Error("Two posts are needed");
  const full = (post: BlogPost) => ({
    post,
    excerpt: "",
    seo: null,
    body: { html: "", headings: [] },
  });
  const slugsOf = (posts: readonly BlogPost[]) => posts.map(({ slug }) => slug);

  test.each([
    ["the other ones of the store", [roots, ends], ["ends"]],
    ["none without the list", null, []],
  ])("are %s", (_, posts, slugs) => {
    expect(slugsOf(getRelatedPosts(full(roots), posts, false, nowMs))).toEqual(slugs);
  });

  test("of a sample are other samples", () => {
    const related = slugsOf(getRelatedPosts(full(sample), [ends], true, nowMs));

    expect(related).toHaveLength(3);
    expect(slugsOf(samples.slice(1))).toEqual(expect.arrayContaining(related));
  });
});

test("the home page has the three newest articles", async () => {
  const image = { url: "https://cdn.example/a.jpg", altText: "A strand" };
  const answer = toList("a", "b", "c", "d");
  Object.assign(answer.data.blog.articles.edges[0]?.node ?? {}, { image });

  const { newest } = await fetchNewestPosts(createTestClient(answer).client, blogHandles);
  expect(newest).toMatchObject([
    {
      path: "/blog/a",
      title: "a",
      category: "Science & Ingredients",
      readingMinutes: 1,
      image: image.url,
    },
    { path: "/blog/b", image: null },
    { path: "/blog/c" },
  ]);
});
