import { createHmac } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { findTestRoute } from "../page-cache/testing/test-routes.ts";
import { openInvalidation } from "./invalidation.ts";
import { createWebhook } from "./webhook.ts";

const secret = "a secret of the store";
const noRule = { fresh: 0, stale: 0 };
const pages = ["/", "/shop?sort=name", "/products/hair-oil", "/about", "/blog", "/blog/wash"];

let expired: string[][];
let webhook: ReturnType<typeof createWebhook>;

beforeEach(() => {
  vi.useFakeTimers();
  expired = [];
  const { invalidate } = openInvalidation({
    databaseUrl: null,
    expire: (isAffected) =>
      expired.push(pages.filter((path) => isAffected(findTestRoute(path)?.rule ?? noRule))),
    logError: console.error,
  });
  webhook = createWebhook({ secret, invalidate });
  return () => vi.useRealTimers();
});

type Message = { body?: string; topic?: string; signature?: string; method?: string };

function send({ body = "{}", topic = "products/update", method = "POST", ...rest }: Message = {}) {
  const signature = rest.signature ?? createHmac("sha256", secret).update(body).digest("base64");
  const headers = { "x-shopify-topic": topic, "x-shopify-hmac-sha256": signature };
  const request = new Request("http://shop.example", {
    method,
    headers,
    ...(method === "POST" && { body }),
  });
  return webhook.fetch(request);
}

test("a changed product has every page with products made anew, and again a little later", async () => {
  const response = await send({ body: '{"handle":"hair-oil"}' });

  const touched = ["/", "/shop?sort=name", "/products/hair-oil"];
  expect(response.status).toBe(200);
  expect(expired).toEqual([touched]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(expired).toEqual([touched, touched]);
});

test("a hundred messages about one matter are one, and what was said last is not missed", async () => {
  const touched = ["/", "/shop?sort=name", "/products/hair-oil"];
  for (let message = 0; message < 100; message += 1)
    await send({ topic: "inventory_levels/update" });
  expect(expired).toEqual([touched]);
  expect(vi.getTimerCount(), "however many messages").toBe(2);

  await vi.advanceTimersByTimeAsync(1_000);
  expect(expired, "any of them may have come after a rendering").toEqual([touched, touched]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(expired).toHaveLength(2);
});

test("the second time comes half a minute after the last message", async () => {
  await send();
  await vi.advanceTimersByTimeAsync(20_000);
  await send();
  expect(expired).toHaveLength(2);

  await vi.advanceTimersByTimeAsync(29_999);
  expect(expired).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(expired).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(expired).toHaveLength(3);
});

test("matters do not wait for one another", async () => {
  await send();
  await send({ topic: "articles/update" });

  expect(expired).toEqual([
    ["/", "/shop?sort=name", "/products/hair-oil"],
    ["/", "/blog", "/blog/wash"],
  ]);
});

test("a changed article has the journal and the home page made anew", async () => {
  await send({ topic: "articles/update" });

  expect(expired).toEqual([["/", "/blog", "/blog/wash"]]);
});

test.each(["orders/create", "", "constructor", "__proto__/x"])(
  "the topic '%s' touches no page",
  async (topic) => {
    expect((await send({ topic })).status).toBe(200);
    expect(expired).toEqual([]);
  },
);

test.each([
  ["of another secret", createHmac("sha256", "other").update("{}").digest("base64")],
  ["that is missing", ""],
  ["of another length", "YQ=="],
  ["that is no base64", "%%%"],
])("a signature %s opens nothing", async (_, signature) => {
  expect((await send({ signature })).status).toBe(401);
  expect(expired).toEqual([]);
});

test("only POST is answered, and no more than a megabyte is read", async () => {
  expect((await send({ method: "GET" })).status).toBe(405);
  expect((await send({ body: "x".repeat(2 ** 20 + 1) })).status).toBe(413);
});

test("without a secret every message is refused", async () => {
  webhook = createWebhook({ secret: null, invalidate: () => {} });

  expect((await send()).status).toBe(404);
});
