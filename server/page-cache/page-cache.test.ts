import { brotliDecompressSync } from "node:zlib";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { RenderPage } from "../render-page.ts";
import { createPageCache, createUncachedPages } from "./page-cache.ts";
import { findTestRoute } from "./testing/test-routes.ts";

const origin = "http://shop.example";
const [minute, hour] = [60_000, 3_600_000];

let cache: ReturnType<typeof createPageCache>;
const render = vi.fn<RenderPage>();
const logError = vi.fn();

const html = (text: string) => `<!DOCTYPE html><html><body>${text}</body></html>`;
const page = (text = "", headers: HeadersInit = {}, status = 200) =>
  new Response(html(text), { status, headers: { "content-type": "text/html", ...headers } });

const noStore = { "cache-control": "no-store" };
const renderVersion = async () => page(`version ${render.mock.calls.length}`);
const renderFailure = async () => page("broken", {}, 503);
const renderNotFound = async () => page("Not found", { "cache-control": "no-cache" }, 404);
const redirect = (location: string, cacheControl = "no-cache") =>
  new Response(null, { status: 302, headers: { location, "cache-control": cacheControl } });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: 0 });
  logError.mockReset();
  render.mockReset().mockImplementation(renderVersion);
  const parts = { origin, findRoute: findTestRoute, maxBytes: 1_000_000, logError, render };
  cache = createPageCache(parts);
});

const getRenderedPaths = () => render.mock.calls.map(([{ url }]) => url.slice(origin.length));
const visit = (path: string, headers: HeadersInit = {}, visitorAddress?: string) =>
  cache.respond(new Request(origin + path, { headers }), visitorAddress);
async function read(path: string): Promise<[status: number, text: string, from: string | null]> {
  const response = await visit(path);
  return [response.status, await response.text(), response.headers.get("x-page")];
}
const version = (number: number, from: string) => [200, html(`version ${number}`), from];
/** Caches a page and lets its copy grow old; from then on pages are rendered as given. */
async function outdate(path: string, given: RenderPage) {
  await read(path);
  render.mockImplementation(given);
  vi.advanceTimersByTime(3 * hour);
}

test("a page is rendered once for all visits while it is fresh, also concurrent ones", async () => {
  for (const visited of await Promise.all(Array.from({ length: 50 }, () => read("/shop"))))
    expect(visited).toEqual(version(1, "fresh"));
  vi.advanceTimersByTime(minute - 1);
  expect(await read("/shop?utm_source=letter")).toEqual(version(1, "fresh"));
  expect(getRenderedPaths()).toEqual(["/shop"]);
});

test("the data of a navigation is cached apart, and for a click also in browsers", async () => {
  const headers = { "content-type": "text/x-script" };
  render.mockImplementation(async () => new Response("[{}]", { headers }));
  const data = "/shop.data?_routes=routes%2Fshop";

  const first = await visit(`${data}&utm_source=letter`);
  await visit(data);
  await read("/shop");

  expect(await first.text()).toBe("[{}]");
  expect(first.headers.get("cache-control")).toBe(
    "public, max-age=5, s-maxage=60, stale-if-error=86400",
  );
  expect(getRenderedPaths()).toEqual([data, "/shop"]);
});

test("data that is not prefetched is revalidated by browsers each time", async () => {
  const headers = { "content-type": "text/x-script" };
  render.mockImplementation(async () => new Response("[{}]", { headers }));
  const prices = await visit("/resources/products.data?_routes=routes%2Fcatalogue");

  expect(prices.headers.get("cache-control")).toBe(
    "public, max-age=0, s-maxage=60, stale-if-error=86400",
  );
});

test("a shared page is rendered without the visitor's headers and address", async () => {
  const own = "203.0.113.9";
  const headers = { cookie: "a=b", "user-agent": "mine", "accept-language": "xx" };
  for (const path of ["/shop", "/search?q=oil", "/blog?q=oil", "/products/none"])
    await visit(path, headers, own);

  expect([...(render.mock.calls[0]?.[0].headers ?? [])]).toEqual([]);
  expect(render.mock.calls.map(([, address]) => address)).toEqual([undefined, own, own, undefined]);
});

test("a stale page is served at once, not to shared caches, and revalidated in the background", async () => {
  const { headers: fresh } = await visit("/shop");
  vi.advanceTimersByTime(2 * minute);
  const stale = await visit("/shop");

  expect(fresh.get("vary")).toBe("Accept-Encoding");
  expect(fresh.get("cache-control")).toBe("public, max-age=0, s-maxage=60, stale-if-error=86400");
  expect(await stale.text()).toBe(html("version 1"));
  expect(Object.fromEntries(stale.headers)).toMatchObject({
    "x-page": "stale",
    "cache-control": "public, max-age=0, stale-if-error=86400",
    "cdn-cache-control": "public, max-age=0, stale-if-error=86400",
    "x-accel-expires": "0",
    "cache-tag": "products",
  });
  await vi.waitFor(async () => expect(await read("/shop")).toEqual(version(2, "fresh")));
  vi.advanceTimersByTime(3 * hour);
  expect(await read("/shop"), "older than stale").toEqual(version(3, "fresh"));
});

test("nobody sees a price that is older than eleven minutes", async () => {
  await read("/shop");
  vi.advanceTimersByTime(11 * minute - 1);
  expect(await read("/shop")).toEqual(version(1, "stale"));
  await vi.waitFor(async () => expect(await read("/shop")).toEqual(version(2, "fresh")));

  vi.advanceTimersByTime(11 * minute);
  expect(await read("/shop")).toEqual(version(3, "fresh"));
});

describe("caches in front", () => {
  test("get what is left of a copy's lifetime, without its age", async () => {
    await visit("/shop");
    vi.advanceTimersByTime(40_500);
    const { headers } = await visit("/shop");

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
    await visit("/shop");
    vi.advanceTimersByTime(59_500);
    expect((await visit("/shop")).headers.get("x-accel-expires")).toBe("0");

    await outdate("/shop", renderFailure);
    expect(Object.fromEntries((await visit("/shop")).headers)).toMatchObject({
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
    render.mockImplementation(async () => page("", own ? { "cache-tag": own } : {}));

    expect((await visit(path)).headers.get("cache-tag")).toBe(tags);
  });

  test.each([
    ["/shop?sort=name&utm_source=letter", undefined],
    ["/products/hair-oil?Size=50+ml&gad_source=1", { "x-vary-query": "Size=50+ml" }],
    ["/about", { "cache-control": "private" }],
    ["/search?q=oil", undefined],
  ])(
    "get the same headers for %s without the cache, and no internal one",
    async (path, headers) => {
      render.mockImplementation(async () => page("text", headers));
      const parts = { origin, findRoute: findTestRoute, render };
      const request = () => new Request(origin + path, { headers: { "accept-encoding": "br" } });
      const cached = Object.fromEntries((await cache.respond(request())).headers);
      const uncached = Object.fromEntries((await createUncachedPages(parts)(request())).headers);

      // Compressed less.
      for (const found of [cached, uncached]) delete found["content-length"];
      delete cached["x-page"];
      expect(uncached).toEqual(cached);
      expect(uncached).not.toHaveProperty("x-vary-query");
    },
  );
});

test("without memory each visit is rendered, from the key and without the visitor's headers", async () => {
  const respond = createUncachedPages({ origin, findRoute: findTestRoute, render });
  const request = () =>
    new Request("http://other.example/shop?sort=name&gclid=1", { headers: { cookie: "a=b" } });
  await respond(request(), "203.0.113.9");
  const second = await respond(request(), "203.0.113.9");

  expect(await second.text()).toBe(html("version 2"));
  expect(render.mock.calls.map(([{ url }, address]) => [url, address])).toEqual([
    [`${origin}/shop?sort=name`, undefined],
    [`${origin}/shop?sort=name`, undefined],
  ]);
  expect([...(render.mock.calls[0]?.[0].headers ?? [])]).toEqual([]);
});

describe("while rendering fails", () => {
  test("the last good page is served for a day", async () => {
    await outdate("/shop", renderFailure);

    for (let visits = 0; visits < 2; visits += 1)
      expect(await read("/shop")).toEqual(version(1, "stale-if-error"));
    expect(render).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(20 * hour);
    expect((await read("/shop"))[2]).toBe("stale-if-error");
    vi.advanceTimersByTime(24 * hour);
    const attempts = render.mock.calls.length;
    expect((await read("/shop"))[0]).toBe(503);
    expect(render).toHaveBeenCalledTimes(attempts + 1);
  });

  test.each([
    ["a page without the commerce service's part", async () => page("partial", noStore), []],
    ["a redirect in place of the page", async () => redirect("/404", "no-store"), []],
    ["an exception, which is logged,", () => Promise.reject("broken"), [["broken"]]],
  ])("%s does not replace a good page", async (_, given, logged) => {
    await outdate("/blog/wash", given);

    expect(await read("/blog/wash")).toEqual(version(1, "stale-if-error"));
    expect(logError.mock.calls).toEqual(logged);
  });

  test("nobody waits for another attempt, and the page is fresh again once one succeeds", async () => {
    await outdate("/shop", renderFailure);
    await read("/shop");
    const attempt = Promise.withResolvers<Response>();
    render.mockReturnValue(attempt.promise);
    vi.advanceTimersByTime(6_000);

    expect((await read("/shop"))[2]).toBe("stale-if-error");
    attempt.resolve(page("works"));
    await vi.waitFor(async () => expect(await read("/shop")).toContain(html("works")));
  });
});

test.each([
  ["an error", renderFailure],
  ["a 404 with no-store", async () => page("a", noStore, 404)],
  ["a redirect to another page", async () => redirect("/shop")],
  ["a page with no-store", async () => page("a", noStore)],
  ["a private page", async () => page("a", { "cache-control": "private, max-age=60" })],
  ["a page that sets a cookie", async () => page("a", { "set-cookie": "a=b" })],
  ["an incomplete page", async () => new Response("<html>", { headers: page().headers })],
  ["another type", async () => Response.json({})],
])("%s is not cached", async (_, given) => {
  render.mockImplementation(given);
  await read("/shop");
  await read("/shop");

  expect(cache.size()).toEqual({ pages: 0, bytes: 0 });
  expect(render).toHaveBeenCalledTimes(2);
});

describe("a page that does not exist", () => {
  test.each([
    ["product", "/products/made-up", renderNotFound, minute],
    ["article", "/blog/made-up", async () => redirect("/404"), 5 * minute],
  ])("is cached for a while, as for a %s", async (_, path, given, fresh) => {
    render.mockImplementation(given);
    const load = async () => {
      const response = await visit(path);
      return [response.status, response.headers.get("location"), await response.text()];
    };

    expect(await load()).toEqual(await load());
    expect(render).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(fresh);
    await visit(path);
    expect(render).toHaveBeenCalledTimes(2);
  });

  test("is shown a minute after it exists", async () => {
    render.mockImplementation(renderNotFound);
    await read("/products/new-oil");
    render.mockImplementation(renderVersion);
    vi.advanceTimersByTime(minute);

    expect(await read("/products/new-oil")).toEqual(version(2, "fresh"));
  });

  test("is cached here alone, and never answered with 304", async () => {
    render.mockImplementation(renderNotFound);
    const { headers } = await visit("/products/made-up");

    expect(headers.get("cache-control")).toBe("no-cache");
    expect(headers.has("etag")).toBe(false);
    expect((await visit("/products/made-up", { "if-none-match": "*" })).status).toBe(404);
  });

  test("does not come back after its removal when rendering fails", async () => {
    await outdate("/products/hair-oil", renderNotFound);
    await read("/products/hair-oil");
    render.mockImplementation(renderFailure);
    vi.advanceTimersByTime(minute);

    expect((await read("/products/hair-oil"))[0]).toBe(503);
  });
});

test("each encoding has an entity tag of its own, which answers with 304", async () => {
  render.mockImplementation(async () => page("long ".repeat(500)));
  const first = await visit("/shop", { "accept-encoding": "br, gzip" });
  const tag = first.headers.get("etag") ?? "";

  expect(first.headers.get("content-encoding")).toBe("br");
  expect(brotliDecompressSync(await first.bytes()).toString()).toBe(html("long ".repeat(500)));
  expect(tag).toMatch(/^"[\w-]{22}-br"$/);
  expect((await visit("/shop")).headers.get("etag")).not.toBe(tag);

  for (const known of [tag, `"other", W/${tag}`, "*"]) {
    const again = await visit("/shop", { "accept-encoding": "br", "if-none-match": known });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect(again.headers.get("cache-control")).toContain("s-maxage=60");
  }
  vi.advanceTimersByTime(3 * hour);
  const unchanged = await visit("/shop", { "accept-encoding": "br" });
  expect(unchanged.headers.get("etag"), "rendered again without a change").toBe(tag);
  expect(render).toHaveBeenCalledTimes(2);
});

test("parameters that a product does not read share one page, once the product is known", async () => {
  render.mockImplementation(async ({ url }) =>
    page(url, { "x-vary-query": "Size=50+ml&Size=100+ml" }),
  );
  const path = "/products/hair-oil";

  const first = await visit(`${path}?made=up`);
  expect(await first.text()).toBe(html(origin + path));
  expect(first.headers.has("x-vary-query")).toBe(false);
  for (const query of ["", "?made=up2", "?Size=9+l", "?<script>=1", `?${"a=1&".repeat(50)}`])
    expect(await read(path + query)).toEqual([200, html(origin + path), "fresh"]);
  const chosen = `${path}?Size=50+ml`;
  expect((await read(`${chosen}&fbclid=1`))[1]).toBe(html(origin + chosen));

  expect(getRenderedPaths()).toEqual([path, chosen]);
});

test("what made-up products vary by is not remembered without limit", async () => {
  render.mockImplementation(async ({ url }) =>
    page(url, { "x-vary-query": "Size=50+ml", ...noStore }),
  );
  const path = "/products/hair-oil";
  const readRendered = async (query: string) => {
    const before = render.mock.calls.length;
    await visit(path + query);
    return getRenderedPaths().slice(before);
  };
  await visit(path);
  expect(await readRendered("?Size=50+ml")).toEqual([`${path}?Size=50+ml`]);
  for (let number = 0; number < 1_000; number += 1) await visit(`/products/made-up-${number}`);

  expect(await readRendered("?Size=50+ml")).toEqual([path, `${path}?Size=50+ml`]);
});
