import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createPageCache, type PageCache } from "./page-cache.ts";
import { findTestRoute } from "./testing/test-routes.ts";

const origin = "http://shop.example";
const minute = 60_000;
const hour = 60 * minute;

let cache: PageCache;
/** What the shop renders; the requests, and the visitor's address that came with each. */
let render: (request: Request) => Response | Promise<Response>;
let rendered: { request: Request; visitorAddress: unknown }[];
let errors: unknown[];

const html = (text: string) => `<!DOCTYPE html><html><body>${text}</body></html>`;
const page = (text = "", init: ResponseInit = {}) =>
  new Response(html(text), {
    ...init,
    headers: { "content-type": "text/html; charset=utf-8", ...init.headers },
  });

const renderVersion = () => page(`version ${rendered.length}`);
const renderFailure = () => page("broken", { status: 503 });
const noStore = { "cache-control": "no-store" };
/** For a product or an article that the commerce service does not have. */
const renderNotFound = () =>
  page("Product not found", { status: 404, headers: { "cache-control": "no-cache" } });
const redirect = (location: string, cacheControl = "no-cache") =>
  new Response(null, { status: 302, headers: { location, "cache-control": cacheControl } });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: 0 });
  rendered = [];
  errors = [];
  render = renderVersion;
  cache = createPageCache({
    origin,
    findRoute: findTestRoute,
    maxBytes: 1_000_000,
    logError: (error) => errors.push(error),
    async render(request, visitorAddress) {
      rendered.push({ request, visitorAddress });
      return render(request);
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) => vi.setSystemTime(Date.now() + ms);
const getRenderedPaths = () => rendered.map(({ request }) => request.url.slice(origin.length));
const visit = (path: string, headers: Record<string, string> = {}) =>
  cache.respond(new Request(origin + path, { headers }));
async function read(path: string): Promise<[status: number, text: string, from: string | null]> {
  const response = await visit(path);
  return [response.status, await response.text(), response.headers.get("x-page")];
}
const version = (number: number, from: string) => [200, html(`version ${number}`), from];
/** Caches a page and lets its copy grow old; from then on pages are rendered as given. */
async function outdate(path: string, given: typeof render) {
  await read(path);
  render = given;
  wait(3 * hour);
}

test("a page is rendered once for all visits while it is fresh, also concurrent ones", async () => {
  for (const visited of await Promise.all(Array.from({ length: 50 }, () => read("/shop"))))
    expect(visited).toEqual(version(1, "fresh"));
  wait(minute - 1);
  expect(await read("/shop?utm_source=letter")).toEqual(version(1, "fresh"));
  expect(getRenderedPaths()).toEqual(["/shop"]);
});

test("the data of a navigation is cached apart, also in browsers while it is fresh", async () => {
  render = ({ url }) =>
    url.includes(".data")
      ? new Response("[{}]", { headers: { "content-type": "text/x-script" } })
      : page("x");
  const data = "/shop.data?_routes=shop%2F%3Acategory%3F";

  const first = await visit(`${data}&utm_source=letter`);
  await visit(data);
  await read("/shop");

  expect(await first.text()).toBe("[{}]");
  expect(first.headers.get("cache-control")).toBe("public, max-age=60, stale-if-error=86400");
  expect(getRenderedPaths()).toEqual([data, "/shop"]);
});

test("a shared page is rendered without the visitor's headers and address", async () => {
  for (const path of ["/shop", "/search?q=oil", "/blog?q=oil", "/products/none"]) {
    const headers = { cookie: "a=b", "user-agent": "mine", "accept-language": "xx" };
    await cache.respond(new Request(origin + path, { headers }), "203.0.113.9");
  }

  expect([...(rendered[0]?.request.headers ?? [])]).toEqual([]);
  const own = "203.0.113.9";
  const addresses = rendered.map(({ visitorAddress }) => visitorAddress);
  expect(addresses).toEqual([undefined, own, own, undefined]);
});

test("a stale page is served at once and revalidated in the background", async () => {
  await read("/shop");
  wait(2 * minute);
  expect(await read("/shop")).toEqual(version(1, "stale"));
  await vi.waitFor(async () => expect(await read("/shop")).toEqual(version(2, "fresh")));
});

test("a page older than stale is rendered before the response", async () => {
  await outdate("/shop", renderVersion);
  expect(await read("/shop")).toEqual(version(2, "fresh"));
});

describe("while rendering fails", () => {
  test("the last good page is served for a day", async () => {
    await outdate("/shop", renderFailure);

    for (let visits = 0; visits < 2; visits += 1)
      expect(await read("/shop")).toEqual(version(1, "stale-if-error"));
    expect(rendered).toHaveLength(2);
    wait(20 * hour);
    expect((await read("/shop"))[2]).toBe("stale-if-error");
    wait(24 * hour);
    const attempts = rendered.length;
    expect((await read("/shop"))[0]).toBe(503);
    expect(rendered).toHaveLength(attempts + 1);
  });

  test.each([
    ["a page without the commerce service's part", () => page("partial", { headers: noStore })],
    ["a redirect in place of the page", () => redirect("/404", "no-store")],
  ])("%s does not replace a good page", async (_, given) => {
    await outdate("/blog/wash", given);

    expect(await read("/blog/wash")).toEqual(version(1, "stale-if-error"));
  });

  test("an exception is logged, and the last good page is served", async () => {
    await outdate("/shop", () => Promise.reject(new Error("no rendering")));

    expect((await read("/shop"))[2]).toBe("stale-if-error");
    expect(errors).toEqual([new Error("no rendering")]);
  });

  test("nobody waits for another attempt, and the page is fresh again once one succeeds", async () => {
    await outdate("/shop", renderFailure);
    await read("/shop");
    const attempt = Promise.withResolvers<Response>();
    render = () => attempt.promise;
    wait(6_000);

    expect((await read("/shop"))[2]).toBe("stale-if-error");
    attempt.resolve(page("works"));
    await vi.waitFor(async () => expect(await read("/shop")).toContain(html("works")));
  });

  test("a webhook ends the pause before the next attempt", async () => {
    await outdate("/shop", renderFailure);
    await read("/shop");
    render = renderVersion;
    cache.expire(() => true);

    expect((await read("/shop"))[2]).toBe("fresh");
  });
});

test.each([
  ["an error", renderFailure],
  ["a 404 with no-store", () => page("a", { status: 404, headers: noStore })],
  ["a redirect to another page", () => redirect("/shop")],
  ["a page with no-store", () => page("a", { headers: noStore })],
  ["a page that sets a cookie", () => page("a", { headers: { "set-cookie": "a=b" } })],
  ["an incomplete page", () => new Response("<html>", { headers: page().headers })],
  ["another type", () => Response.json({})],
])("%s is not cached", async (_, given) => {
  render = given;
  await read("/shop");
  await read("/shop");

  expect(cache.size()).toEqual({ pages: 0, bytes: 0 });
  expect(rendered).toHaveLength(2);
});

describe("a page that does not exist", () => {
  test.each([
    ["product", "/products/made-up", renderNotFound, minute],
    ["article", "/blog/made-up", () => redirect("/404"), 5 * minute],
  ])("is cached for a while, as for a %s", async (_, path, given, fresh) => {
    render = given;
    const [first, second] = [await visit(path), await visit(path)];

    expect(second.status).toBe(first.status);
    expect(second.headers.get("location")).toBe(first.headers.get("location"));
    expect(await second.text()).toBe(await first.text());
    expect(rendered).toHaveLength(1);
    wait(fresh);
    await visit(path);
    expect(rendered).toHaveLength(2);
  });

  test.each([
    ["after the webhook about it", () => cache.expire(({ query }) => query === "options")],
    ["after a minute at the latest", () => wait(minute)],
  ])("is shown once it exists, %s", async (_, later) => {
    render = renderNotFound;
    await read("/products/new-oil");
    render = renderVersion;
    later();

    expect(await read("/products/new-oil")).toEqual(version(2, "fresh"));
  });

  test("is cached here alone, and never answered with 304", async () => {
    render = renderNotFound;
    const { headers } = await visit("/products/made-up");

    expect(headers.get("cache-control")).toBe("no-cache");
    expect(headers.has("etag")).toBe(false);
    expect((await visit("/products/made-up", { "if-none-match": "*" })).status).toBe(404);
  });

  test("does not come back after its removal when rendering fails", async () => {
    await outdate("/products/hair-oil", renderNotFound);
    await read("/products/hair-oil");
    render = renderFailure;
    wait(minute);

    expect((await read("/products/hair-oil"))[0]).toBe(503);
  });
});

test("a webhook has the affected pages rendered before their next response", async () => {
  await read("/shop");
  await read("/about");
  cache.expire(({ shows }) => shows?.includes("products") ?? false);

  expect(await read("/shop")).toEqual(version(3, "fresh"));
  expect(await read("/about")).toEqual(version(2, "fresh"));
});

test("each encoding has an entity tag of its own, which answers with 304", async () => {
  render = () => page("long ".repeat(500));
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
});

test("a page that is rendered again without a change keeps its entity tag", async () => {
  render = () => page("the same");
  const first = await visit("/shop");
  wait(3 * hour);

  expect((await visit("/shop")).headers.get("etag")).toBe(first.headers.get("etag"));
  expect(rendered).toHaveLength(2);
});

test("shared caches store fresh pages only", async () => {
  const fresh = await visit("/shop");
  wait(2 * minute);
  const stale = await visit("/shop");

  expect(fresh.headers.get("vary")).toBe("Accept-Encoding");
  expect(fresh.headers.get("cache-control")).toBe(
    "public, max-age=0, s-maxage=60, stale-while-revalidate=3600, stale-if-error=86400",
  );
  expect(stale.headers.get("x-page")).toBe("stale");
  expect(stale.headers.get("cache-control")).toBe("public, max-age=0, stale-if-error=86400");
});

test("parameters that a product does not read share one page, once the product is known", async () => {
  render = ({ url }) => page(url, { headers: { "x-vary-query": "Size=50+ml&Size=100+ml" } });
  const path = "/products/hair-oil";

  const first = await visit(`${path}?made=up`);
  expect(await first.text()).toBe(html(origin + path));
  expect(first.headers.has("x-vary-query")).toBe(false);
  for (const query of ["", "?made=up2", "?Size=9+l", "?<script>=1", `?${"a=1&".repeat(50)}`])
    expect(await read(path + query)).toEqual([200, html(origin + path), "fresh"]);
  const chosen = `${path}?Size=50+ml`;
  expect((await read(`${chosen}&fbclid=1`))[1]).toBe(html(origin + chosen));

  expect(getRenderedPaths()).toEqual([`${path}?made=up`, path, chosen]);
});
