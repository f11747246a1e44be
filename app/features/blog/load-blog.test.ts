import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { commerceContext, isDocumentContext } from "~/commerce/context";
import { createTestClient } from "../../../tests/support/test-client";
import { loadArticle, loadBlog, loadNewestPosts } from "./load-blog";

/** The context of a loader whose store gives this response to every call. */
function createContext(response: object, { isDocument } = { isDocument: true }) {
  const context = new RouterContextProvider();
  context.set(commerceContext, createTestClient(response).client);
  context.set(isDocumentContext, isDocument);
  return context;
}

const toErrors = (code: string) => ({ errors: [{ message: code, extensions: { code } }] });
const noBlog = { data: { blog: null } };
const throttled = toErrors("THROTTLED");
const sample = "what-a-strand-is-made-of";

test.each([
  ["refuses its content", { ...noBlog, ...toErrors("ACCESS_DENIED") }],
  ["shows no blog", noBlog],
])("the home page of a store that %s has no articles", async (_, response) => {
  expect(await loadNewestPosts(createContext(response))).toEqual({ status: "ready", value: [] });
});

test.each([
  ["throttles", throttled],
  ["fails", { data: null, ...toErrors("INTERNAL_SERVER_ERROR") }],
  ["sends half an answer", { data: { blog: {} } }],
])("the home page of a store that %s waits for its articles", async (_, response) => {
  expect(await loadNewestPosts(createContext(response))).toEqual({ status: "pending" });
});

test("a document waits for the articles of a store that fails temporarily", async () => {
  expect(await loadBlog(createContext(throttled))).toEqual({
    articles: { status: "pending" },
    samples: null,
  });
});

test.each([
  ["the data of a navigation that fails", throttled, false, true],
  ["a document that is refused", noBlog, true, false],
])("%s has five samples", async (_, response, isDocument, isTemporary) => {
  const { articles, samples } = await loadBlog(createContext(response, { isDocument }));

  expect(articles).toMatchObject({ status: "failed", failure: { isTemporary } });
  expect(samples).toHaveLength(5);
});

test.each([
  ["the sample of its slug", sample, sample],
  ["nothing without a sample of its slug", "heat-in-numbers", undefined],
])("an article that is refused is replaced by %s", async (_, slug, shown) => {
  const loaded = await loadArticle(createContext(noBlog), slug, []);

  expect(loaded.sample?.post.slug).toBe(shown);
});

test("an article that the store does not have is not replaced by a sample", async () => {
  const response = { data: { blog: { articleByHandle: null } } };

  expect(await loadArticle(createContext(response), sample, [])).toEqual({
    article: { status: "ready", value: null },
    sample: null,
  });
});
