import { brotliDecompressSync } from "node:zlib";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { hour, html, openTestCache, origin, page, renderFailure } from "./testing/test-cache.ts";

let cache: ReturnType<typeof openTestCache>;
beforeEach(() => {
  cache = openTestCache();
});

test("the data of a navigation is cached apart, and for a click also in browsers", async () => {
  const headers = { "content-type": "text/x-script" };
  cache.render.mockImplementation(async () => new Response("[{}]", { headers }));
  const data = "/shop.data?_routes=routes%2Fshop";

  const first = await cache.visit(`${data}&utm_source=letter`);
  await cache.visit(data);
  await cache.read("/shop");

  expect(await first.text()).toBe("[{}]");
  expect(first.headers.get("cache-control")).toBe(
    "public, max-age=5, s-maxage=60, stale-if-error=86400",
  );
  expect(cache.getRenderedPaths()).toEqual([data, "/shop"]);
});

test("data that is not prefetched is revalidated by browsers each time", async () => {
  const headers = { "content-type": "text/x-script" };
  cache.render.mockImplementation(async () => new Response("[{}]", { headers }));
  const prices = await cache.visit("/resources/products.data?_routes=routes%2Fcatalog");

  expect(prices.headers.get("cache-control")).toBe(
    "public, max-age=0, s-maxage=60, stale-if-error=86400",
  );
});

describe("caches in front", () => {
  test("get what is left of a copy's lifetime, without its age", async () => {
    vi.advanceTimersByTime(hour);
    await cache.visit("/shop");
    vi.advanceTimersByTime(40_500);
    const { headers } = await cache.visit("/shop");

    expect(headers.has("age")).toBe(false);
    expect(headers.get("x-accel-expires")).toBe("19");
    expect(headers.get("cache-control")).toBe(
      "public, max-age=0, s-maxage=19, stale-if-error=86400",
    );
    expect(headers.get("cdn-cache-control")).toBe(
      "public, max-age=19, stale-while-revalidate=600, stale-if-error=86400",
    );
  });

  test("store no copy in its last second, nor one that is sent because rendering fails", async () => {
    await cache.visit("/shop");
    vi.advanceTimersByTime(59_500);
    const { headers } = await cache.visit("/shop");
    expect(headers.get("x-accel-expires")).toBe("0");
    expect(headers.get("cache-control")).toBe("public, max-age=0, stale-if-error=86400");

    await cache.outdate("/shop", renderFailure);
    expect(Object.fromEntries((await cache.visit("/shop")).headers)).toMatchObject({
      "x-page": "stale-if-error",
      "cache-control": "public, max-age=0, must-revalidate",
      "cdn-cache-control": "public, max-age=0, must-revalidate",
      "x-accel-expires": "0",
      "cache-tag": "products",
    });
  });

  test.each([
    ["/", undefined, "products,articles"],
    ["/shop?sort=name", undefined, "products"],
    ["/products/hair-oil", "product-7", "products,product-7"],
    ["/blog", undefined, "articles"],
    ["/about", undefined, "content"],
  ])("can purge %s by its tags", async (path, own, tags) => {
    cache.render.mockImplementation(async () => page("", own ? { "cache-tag": own } : {}));

    expect((await cache.visit(path)).headers.get("cache-tag")).toBe(tags);
  });

  test.each([
    ["/shop?sort=name&utm_source=letter", undefined],
    ["/products/hair-oil?Size=50+ml&gad_source=1", undefined],
    ["/about", { "cache-control": "private" }],
    ["/search?q=oil", undefined],
  ])("get the same headers for %s without the cache", async (path, headers) => {
    cache.render.mockImplementation(async () => page("text", headers));
    const request = () => new Request(origin + path, { headers: { "accept-encoding": "br" } });
    const cached = Object.fromEntries((await cache.respond(request())).headers);
    const uncached = Object.fromEntries((await cache.respondUncached(request())).headers);

    expect(uncached).toEqual(cached);
  });
});

const visitor = { address: "203.0.113.9", client: "203.0.113.9" };

test("without memory each visit is rendered, from the key and without the visitor's headers", async () => {
  const respond = cache.respondUncached;
  const request = () =>
    new Request("http://other.example/shop?sort=name&gclid=1", { headers: { cookie: "a=b" } });
  await respond(request(), visitor);
  const second = await respond(request(), visitor);

  expect(await second.text()).toBe(html("version 2"));
  expect(cache.render.mock.calls.map(([{ url }, address]) => [url, address])).toEqual([
    [`${origin}/shop?sort=name`, undefined],
    [`${origin}/shop?sort=name`, undefined],
  ]);
  expect([...(cache.render.mock.calls[0]?.[0].headers ?? [])]).toEqual([]);
});

test("each encoding has an entity tag of its own, which answers with 304", async () => {
  cache.render.mockImplementation(async () => page("long ".repeat(500)));
  const first = await cache.visit("/shop", { "accept-encoding": "br, gzip" });
  const tag = first.headers.get("etag") ?? "";

  expect(first.headers.get("content-encoding")).toBe("br");
  expect(brotliDecompressSync(await first.bytes()).toString()).toBe(html("long ".repeat(500)));
  expect(tag).toMatch(/^"[\w-]{22}-5-br"$/);
  expect((await cache.visit("/shop")).headers.get("etag")).not.toBe(tag);

  for (const known of [tag, `"other", W/${tag}`, "*"]) {
    const again = await cache.visit("/shop", { "accept-encoding": "br", "if-none-match": known });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect(again.headers.get("cache-control")).toContain("s-maxage=60");
  }
  vi.advanceTimersByTime(3 * hour);
  const unchanged = await cache.visit("/shop", { "accept-encoding": "br" });
  expect(unchanged.headers.get("etag"), "rendered again without a change").toBe(tag);
  expect(cache.render).toHaveBeenCalledTimes(2);
});

test("without memory a client that causes too many renderings is refused", async () => {
  cache.useUp(visitor);
  const respond = cache.respondUncached;

  expect((await respond(new Request(`${origin}/shop`), visitor)).status).toBe(429);
  expect((await respond(new Request(`${origin}/shop`))).status).toBe(200);
});
