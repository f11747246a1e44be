import { afterAll, beforeAll, expect, test } from "vitest";
import { EMBEDDED_PUBLIC_TOKEN } from "../../embedded-commerce/service";
import { startShop } from "../support/server-process";
import { exchange, get, openRawClient } from "./support/raw-client";

let shop: Awaited<ReturnType<typeof startShop>>;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

const goodbye = "Connection: close\r\n";
const post = (path: string, length: number, headers = "") =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${goodbye}${headers}Content-Length: ${length}\r\n\r\n${"x".repeat(length)}`;
const json = "Content-Type: application/json\r\n";
const token = `X-Shopify-Storefront-Access-Token: ${EMBEDDED_PUBLIC_TOKEN}\r\n`;

test.each([
  [
    "headers just within sixteen kilobytes",
    200,
    get("/about", `${goodbye}A: ${"b".repeat(15_000)}\r\n`),
  ],
  ["an address within four kilobytes", 200, get(`/about?x=${"y".repeat(4_000)}`, goodbye)],
  ["an address beyond four kilobytes", 414, get(`/shop/${"y".repeat(4_200)}`, goodbye)],
  ["a sign-up beyond four kilobytes", 413, post("/newsletter", 5_000, json)],
  [
    "a question to the store beyond half a megabyte",
    413,
    post("/api/2025-07/graphql.json", 600_000, json + token),
  ],
  ["a method that nothing here knows", 405, get("/about", goodbye).replace("GET", "PROPFIND")],
])("%s: %i", async (_, status, request) => {
  const answer = await exchange(shop.origin, request);

  expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
  expect(answer.toLowerCase()).toContain("x-content-type-options: nosniff");
});

test("headers above 16 KB: 431", async () => {
  const request = get("/about", `${goodbye}A: ${"b".repeat(17_000)}\r\n`);

  expect(await exchange(shop.origin, request)).toMatch(/^HTTP\/1\.1 431 /);
});

test("an idle keep-alive connection is closed after five seconds", async () => {
  const client = await openRawClient(shop.origin);
  client.send(get("/healthz"));
  await client.until(/ok\n/);
  expect(client.received()).toMatch(/^keep-alive: timeout=5,/im);

  expect(await client.closed).toBeGreaterThan(4_000);
});
