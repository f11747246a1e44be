import { afterAll, expect, test } from "vitest";
import { EMBEDDED_PUBLIC_TOKEN } from "../../embedded-commerce/service";
import { openShop } from "./support/open-shop";
import { exchange, get, openRawClient } from "./support/raw-client";

const shop = await openShop(afterAll);

const close = "Connection: close\r\n";
const post = (path: string, length: number, headers: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${close}${headers}\r\nContent-Length: ${length}\r\n\r\n${"x".repeat(length)}`;
const api = `Content-Type: application/json\r\nX-Shopify-Storefront-Access-Token: ${EMBEDDED_PUBLIC_TOKEN}`;

test.each([
  ["headers below 16 KB", 200, get("/about", `${close}A: ${"b".repeat(15_000)}\r\n`)],
  ["a URL below 4 KB", 200, get(`/about?x=${"y".repeat(4_000)}`, close)],
  ["a URL above 4 KB", 414, get(`/shop/${"y".repeat(4_200)}`, close)],
  ["a sign-up above 4 KB", 413, post("/newsletter", 5_000, "Sec-Fetch-Site: same-origin")],
  ["a call above half a megabyte", 413, post("/api/2025-07/graphql.json", 600_000, api)],
  ["an unknown method", 405, get("/about", close).replace("GET", "PROPFIND")],
])("%s: %i", async (_, status, request) => {
  const response = await exchange(shop.origin, request);

  expect(response.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
  expect(response.toLowerCase()).toContain("x-content-type-options: nosniff");
});

test("headers above 16 KB: 431", async () => {
  const request = get("/about", `${close}A: ${"b".repeat(17_000)}\r\n`);

  expect(await exchange(shop.origin, request)).toMatch(/^HTTP\/1\.1 431 /);
});

test("an idle keep-alive connection is closed after five seconds", async () => {
  const client = await openRawClient(shop.origin);
  client.send(get("/healthz"));
  await client.until(/ok\n/);
  expect(client.received()).toMatch(/^keep-alive: timeout=5,/im);

  expect(await client.closed).toBeGreaterThan(4_000);
});
