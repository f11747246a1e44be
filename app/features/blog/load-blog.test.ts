import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { commerceContext, isDocumentContext } from "~/commerce/context";
import { createTestClient } from "../../../tests/support/test-client";
import { getHeadings } from "./contents";
import { loadNewestPosts, sampleArticle, sampleList } from "./load-blog";

/** The context of a loader whose store gives this response to every call. */
function createContext(response: object) {
  const context = new RouterContextProvider();
  context.set(commerceContext, createTestClient(response).client);
  context.set(isDocumentContext, true);
  return context;
}

const toErrors = (code: string) => ({ errors: [{ message: code, extensions: { code } }] });
const noBlog = { data: { blog: null } };

test.each([
  ["refuses its content", { ...noBlog, ...toErrors("ACCESS_DENIED") }],
  ["shows no blog", noBlog],
])("the home page of a store that %s has no articles", async (_, response) => {
  expect(await loadNewestPosts(createContext(response))).toEqual({ status: "ready", value: [] });
});

test.each([
  ["throttles", toErrors("THROTTLED")],
  ["fails", { data: null, ...toErrors("INTERNAL_SERVER_ERROR") }],
  ["sends half an answer", { data: { blog: {} } }],
])("the home page of a store that %s waits for its articles", async (_, response) => {
  expect(await loadNewestPosts(createContext(response))).toEqual({ status: "pending" });
});

test.each(sampleList())("the sample $slug has a body with headings", ({ slug }) => {
  expect(getHeadings(sampleArticle(slug)?.body ?? []).length).toBeGreaterThan(1);
});
