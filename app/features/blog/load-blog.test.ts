import { expect, test } from "vitest";
import { createCommerceClient } from "~/commerce/client";
import { newestPostsOnServer } from "./blog-on-server";

/** A store that gives this answer to everything. */
const storeThat = (answer: unknown) =>
  createCommerceClient({
    endpoint: "https://shop.example/api",
    token: "t",
    totalMs: 0,
    fetch: async () => Response.json(answer),
  });
const errorOf = (code: string) => ({ message: code, extensions: { code } });

test.each([
  ["refuses its content", { data: { blog: null }, errors: [errorOf("ACCESS_DENIED")] }],
  ["shows no blog at all", { data: { blog: null } }],
])("the home page of a store that %s is whole without a journal", async (_, answer) => {
  expect(await newestPostsOnServer(storeThat(answer))).toEqual({ state: "rendered", value: [] });
});

test.each([
  ["throttles", { errors: [errorOf("THROTTLED")] }],
  ["has a fault of its own", { data: null, errors: [errorOf("INTERNAL_SERVER_ERROR")] }],
  ["sends half an answer", { data: { blog: {} } }],
])("that of a store that %s lacks it", async (_, answer) => {
  expect(await newestPostsOnServer(storeThat(answer))).toEqual({ state: "missing" });
});
