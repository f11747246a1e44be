import { createHmac } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { createTestInvalidation, withArticles, withProducts } from "./testing/expired-pages.ts";
import { createWebhook } from "./webhook.ts";

const secret = "a secret of the store";

let expired: string[][];
let webhook: ReturnType<typeof createWebhook>;

beforeEach(() => {
  vi.useFakeTimers();
  const invalidation = createTestInvalidation(null);
  expired = invalidation.expired;
  webhook = createWebhook(secret, invalidation.invalidate);
  return () => vi.useRealTimers();
});

type Message = { body?: string; topic?: string; signature?: string };

function send({ body = "{}", topic = "products/update", signature = sign(body) }: Message = {}) {
  const headers = { "x-shopify-topic": topic, "x-shopify-hmac-sha256": signature };
  return webhook.request("/", { method: "POST", headers, body });
}

const sign = (body: string, key = secret) =>
  createHmac("sha256", key).update(body).digest("base64");

test("a changed product expires every page with products, and again 30 seconds later", async () => {
  expect((await send({ body: '{"handle":"hair-oil"}' })).status).toBe(200);

  expect(expired).toEqual([withProducts]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(expired).toEqual([withProducts, withProducts]);
});

test("a hundred webhooks in a second expire pages at its start and at its end", async () => {
  for (let message = 0; message < 100; message += 1)
    await send({ topic: "inventory_levels/update" });
  expect(expired).toEqual([withProducts]);
  expect(vi.getTimerCount()).toBe(2);

  // A page may have been rendered before the last of them.
  await vi.advanceTimersByTimeAsync(1_000);
  expect(expired).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(expired).toHaveLength(2);
});

test("the repetition comes 30 seconds after the last webhook, once", async () => {
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

test("a changed article expires the journal and home, without waiting for products", async () => {
  await send();
  await send({ topic: "articles/update" });

  expect(expired).toEqual([withProducts, withArticles]);
});

const otherTopics = ["orders/create", "", "constructor", "__proto__/x"];

test.each(otherTopics)("the topic '%s' expires no page", async (topic) => {
  expect((await send({ topic })).status).toBe(200);
  expect(expired).toEqual([]);
});

test.each([
  ["of another secret", sign("{}", "other")],
  ["that is missing", ""],
  ["of another length", "YQ=="],
  ["that is not base64", "%%%"],
])("a webhook with a signature %s is refused", async (_, signature) => {
  expect((await send({ signature })).status).toBe(401);
  expect(expired).toEqual([]);
});

test("other methods, more than a megabyte, and webhooks without a secret are refused", async () => {
  expect((await webhook.request("/")).status).toBe(405);
  expect((await send({ body: "x".repeat(2 ** 20 + 1) })).status).toBe(413);
  webhook = createWebhook(undefined, () => {});
  expect((await send()).status).toBe(404);
});
