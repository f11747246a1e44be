import { expect, test } from "vitest";
import { createTestContext } from "../../../tests/support/test-client";
import { getHeadings } from "./contents";
import { loadNewestPosts, sampleArticle, sampleList } from "./load-blog";

const toErrors = (code: string) => ({ errors: [{ message: code, extensions: { code } }] });
const noBlog = { data: { blog: null } };

test.each([
  ["refuses its content", { ...noBlog, ...toErrors("ACCESS_DENIED") }],
  ["shows no blog", noBlog],
])("the home page of a store that %s has no articles", async (_, response) => {
  expect(await loadNewestPosts(createTestContext(response))).toEqual({
    status: "ready",
    value: [],
  });
});

test.each([
  ["throttles", toErrors("THROTTLED")],
  ["fails", { data: null, ...toErrors("INTERNAL_SERVER_ERROR") }],
  ["sends half an answer", { data: { blog: {} } }],
])("the home page of a store that %s waits for its articles", async (_, response) => {
  expect(await loadNewestPosts(createTestContext(response))).toEqual({ status: "pending" });
});

test.each(sampleList())("the sample $slug has a body with headings", ({ slug }) => {
  expect(getHeadings(sampleArticle(slug)?.body ?? []).length).toBeGreaterThan(1);
});
