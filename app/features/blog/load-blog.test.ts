import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { createCommerceClient } from "~/commerce/client";
import { commerceContext, isDocumentContext } from "~/commerce/context";
import { loadArticle, loadBlog, loadNewestPosts } from "./load-blog";

/** What a loader gets when the store gives this answer to everything. */
function contextWith(answer: unknown, { isDocument }: { isDocument: boolean }) {
  const client = createCommerceClient({
    endpoint: "https://shop.example/api",
    token: "t",
    totalMs: 0,
    fetch: async () => Response.json(answer),
  });
  const context = new RouterContextProvider();
  context.set(commerceContext, client);
  context.set(isDocumentContext, isDocument);
  return context;
}

const toError = (code: string) => ({ message: code, extensions: { code } });
const noBlog = { data: { blog: null } };
const throttled = { errors: [toError("THROTTLED")] };
const document = { isDocument: true };
const data = { isDocument: false };
const sample = "what-a-strand-is-made-of";

test.each([
  ["refuses its content", { data: { blog: null }, errors: [toError("ACCESS_DENIED")] }],
  ["shows no blog at all", noBlog],
])("the home page of a store that %s is whole without articles", async (_, answer) => {
  const posts = await loadNewestPosts(contextWith(answer, document));

  expect(posts).toEqual({ status: "ready", value: [] });
});

test.each([
  ["throttles", throttled],
  ["has a fault of its own", { data: null, errors: [toError("INTERNAL_SERVER_ERROR")] }],
  ["sends half an answer", { data: { blog: {} } }],
])("that of a store that %s lacks them", async (_, answer) => {
  const posts = await loadNewestPosts(contextWith(answer, document));

  expect(posts.status).not.toBe("ready");
});

test("a document waits for the articles of a store that fails for now", async () => {
  expect(await loadBlog(contextWith(throttled, document))).toEqual({
    articles: { status: "pending" },
    samples: null,
  });
});

test("the data of a navigation has samples in their place, and so has a document that is refused", async () => {
  const failed = await loadBlog(contextWith(throttled, data));
  const refused = await loadBlog(contextWith(noBlog, document));

  expect(failed.articles).toMatchObject({ status: "failed", failure: { isTemporary: true } });
  expect(refused.articles).toMatchObject({ status: "failed", failure: { isTemporary: false } });
  expect([failed.samples?.length, refused.samples?.length]).toEqual([5, 5]);
});

test("an article has a sample in its place only where there is one of its slug", async () => {
  const known = await loadArticle(contextWith(noBlog, document), sample, []);
  const unknown = await loadArticle(contextWith(noBlog, document), "heat-in-numbers", []);

  expect(known.sample?.post.slug).toBe(sample);
  expect(unknown.sample).toBeNull();
});

test("an article that the store does not have is none, also when a sample has its name", async () => {
  const answer = { data: { blog: { articleByHandle: null } } };

  expect(await loadArticle(contextWith(answer, document), sample, [])).toEqual({
    article: { status: "ready", value: null },
    sample: null,
  });
});
