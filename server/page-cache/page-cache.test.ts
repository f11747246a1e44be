import { beforeEach, describe, expect, test, vi } from "vitest";
import { renderings } from "../monitoring/metrics.ts";
import type { RenderPage } from "../render-page.ts";
import {
  hour,
  html,
  minute,
  openTestCache,
  origin,
  page,
  renderFailure,
} from "./testing/test-cache.ts";

let cache: ReturnType<typeof openTestCache>;
beforeEach(() => {
  cache = openTestCache();
});

const noStore = { "cache-control": "no-store" };
const renderNotFound = async () => page("Not found", { "cache-control": "no-cache" }, 404);
const redirect = (location: string, cacheControl = "no-cache") =>
  new Response(null, { status: 302, headers: { location, "cache-control": cacheControl } });
const version = (number: number, from: string) => [200, html(`version ${number}`), from];

test("a page is rendered once for all visits while it is fresh, also concurrent ones", async () => {
  for (const visited of await Promise.all(Array.from({ length: 50 }, () => cache.read("/shop"))))
    expect(visited).toEqual(version(1, "fresh"));
  vi.advanceTimersByTime(minute - 1);
  expect(await cache.read("/shop?utm_source=letter")).toEqual(version(1, "fresh"));
  expect(cache.getRenderedPaths()).toEqual(["/shop"]);
});

test("the metrics count renderings, and not visits", async () => {
  renderings.reset();
  for (const path of ["/shop", "/shop", "/about"]) await cache.visit(path);

  expect((await renderings.get()).values.map(({ value }) => value)).toEqual([2]);
});

test("a shared page is rendered without the visitor's headers and address", async () => {
  const own = { address: "203.0.113.9", client: "203.0.113.9" };
  const headers = { cookie: "a=b", "user-agent": "mine", "accept-language": "xx" };
  for (const path of ["/shop", "/search?q=oil", "/search?q=wash", "/products/none"])
    await cache.visit(path, headers, own);

  expect([...(cache.render.mock.calls[0]?.[0].headers ?? [])]).toEqual([]);
  expect(cache.render.mock.calls.map(([, visitor]) => visitor)).toEqual([
    undefined,
    own,
    own,
    undefined,
  ]);
});

describe("of a client that causes too many renderings", () => {
  const visitor = { address: "2001:db8::1", client: "2001:0db8:0000:0000" };
  const visit = (path: string) => cache.visit(path, {}, visitor);

  test("the next is refused, whatever its URL", async () => {
    cache.useUp(visitor);
    for (const path of ["/products/none", "/search?q=oil", "/search.data?q=oil", "/no/such/page"]) {
      const { status, headers } = await visit(path);
      expect([path, status, headers.get("retry-after")]).toEqual([path, 429, "5"]);
      expect(headers.get("cache-control")).toBe("no-store");
    }

    expect(cache.render).not.toHaveBeenCalled();
  });

  test("pages in the cache are served, and stale ones wait for a revalidation that somebody can have", async () => {
    await cache.read("/shop");
    const release = cache.useUp(visitor);

    expect((await visit("/shop")).status).toBe(200);
    vi.advanceTimersByTime(2 * minute);
    expect((await visit("/shop")).headers.get("x-page")).toBe("stale");
    expect(cache.render).toHaveBeenCalledTimes(1);
    release();
    await vi.waitFor(async () => {
      await visit("/shop");
      expect(cache.render).toHaveBeenCalledTimes(2);
    });
  });

  test("files for programs are never refused, say when they changed, and have no query", async () => {
    const xml = { headers: { "content-type": "application/xml" } };
    cache.render.mockImplementation(async () => new Response("<urlset/>", xml));
    cache.useUp(visitor);
    const { status, headers } = await visit("/sitemap.xml?page=1");
    const modified = headers.get("last-modified") ?? "";
    vi.advanceTimersByTime(3 * hour);
    const again = await cache.visit("/sitemap.xml", { "if-modified-since": modified }, visitor);

    expect([status, again.status]).toEqual([200, 304]);
    expect(headers.get("etag")).toMatch(/^"/);
    expect(headers.get("cache-tag")).toBe("products,articles");
    const later = new Date(Date.parse(modified) - 1_000).toUTCString();
    const changed = { "if-modified-since": later };
    expect((await cache.visit("/sitemap.xml", changed, visitor)).status).toBe(200);
  });

  test("a rendering that another client waits for is shared", async () => {
    const first = cache.read("/shop");
    await vi.waitFor(() => expect(cache.render).toHaveBeenCalled());
    cache.useUp(visitor);

    expect((await visit("/shop")).status).toBe(200);
    expect(await first).toEqual(version(1, "fresh"));
  });
});

test("a stale page is served at once, not to shared caches, and revalidated in the background", async () => {
  const { headers: fresh } = await cache.visit("/shop");
  vi.advanceTimersByTime(2 * minute);
  const stale = await cache.visit("/shop");

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
  await vi.waitFor(async () => expect(await cache.read("/shop")).toEqual(version(2, "fresh")));
  vi.advanceTimersByTime(3 * hour);
  expect(await cache.read("/shop"), "older than stale").toEqual(version(3, "fresh"));
});

test("nobody sees a price that is older than eleven minutes", async () => {
  await cache.read("/shop");
  vi.advanceTimersByTime(11 * minute - 1);
  expect(await cache.read("/shop")).toEqual(version(1, "stale"));
  await vi.waitFor(async () => expect(await cache.read("/shop")).toEqual(version(2, "fresh")));

  vi.advanceTimersByTime(11 * minute);
  expect(await cache.read("/shop")).toEqual(version(3, "fresh"));
});

describe("while rendering fails", () => {
  test("the last good page is served for a day", async () => {
    await cache.outdate("/shop", renderFailure);

    for (let visits = 0; visits < 2; visits += 1)
      expect(await cache.read("/shop")).toEqual(version(1, "stale-if-error"));
    expect(cache.render).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(20 * hour);
    expect((await cache.read("/shop"))[2]).toBe("stale-if-error");
    vi.advanceTimersByTime(24 * hour);
    const attempts = cache.render.mock.calls.length;
    expect((await cache.read("/shop"))[0]).toBe(503);
    expect(cache.render).toHaveBeenCalledTimes(attempts + 1);
  });

  test.each([
    ["an error of the shop", async () => page("broken", {}, 500), []],
    ["a page without the commerce service's part", async () => page("partial", noStore), []],
    ["a redirect in place of the page", async () => redirect("/404", "no-store"), []],
    ["an exception, which is logged,", () => Promise.reject("broken"), [["broken"]]],
  ])("%s does not replace a good page", async (_, given, logged) => {
    await cache.outdate("/blog/wash", given);

    expect(await cache.read("/blog/wash")).toEqual(version(1, "stale-if-error"));
    expect(cache.logError.mock.calls).toEqual(logged);
  });

  test("nobody waits for another attempt, and the page is fresh again once one succeeds", async () => {
    await cache.outdate("/shop", renderFailure);
    await cache.read("/shop");
    const attempt = Promise.withResolvers<Response>();
    cache.render.mockReturnValue(attempt.promise);
    vi.advanceTimersByTime(6_000);

    expect((await cache.read("/shop"))[2]).toBe("stale-if-error");
    attempt.resolve(page("works"));
    await vi.waitFor(async () => expect(await cache.read("/shop")).toContain(html("works")));
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
  cache.render.mockImplementation(given);
  await cache.read("/shop");
  await cache.read("/shop");

  expect(cache.size()).toEqual({ pages: 0, bytes: 0 });
  expect(cache.render).toHaveBeenCalledTimes(2);
});

describe("a page that does not exist", () => {
  test.each([
    ["product", "/products/made-up", renderNotFound, minute],
    ["article", "/blog/made-up", async () => redirect("/404"), 5 * minute],
  ])("is cached for a while, as for a %s", async (_, path, given, fresh) => {
    cache.render.mockImplementation(given);
    const load = async () => {
      const response = await cache.visit(path);
      return [response.status, response.headers.get("location"), await response.text()];
    };

    expect(await load()).toEqual(await load());
    expect(cache.render).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(fresh);
    await cache.visit(path);
    expect(cache.render).toHaveBeenCalledTimes(2);
  });

  test("is looked for again at each visit while the commerce service fails", async () => {
    cache.render.mockImplementation(async () => page("a", noStore, 404));
    await cache.visit("/products/hair-oil");
    cache.render.mockImplementation(cache.renderVersion);

    expect(await cache.read("/products/hair-oil")).toEqual(version(2, "fresh"));
  });

  test("is shown a minute after it exists", async () => {
    cache.render.mockImplementation(renderNotFound);
    await cache.read("/products/new-oil");
    cache.render.mockImplementation(cache.renderVersion);
    vi.advanceTimersByTime(minute);

    expect(await cache.read("/products/new-oil")).toEqual(version(2, "fresh"));
  });

  test("is cached here alone, and never answered with 304", async () => {
    cache.render.mockImplementation(async () => page("", { "cache-control": "max-age=9" }, 404));
    const { headers } = await cache.visit("/products/made-up");

    expect(headers.get("cache-control")).toBe("no-cache");
    expect(headers.has("etag")).toBe(false);
    expect((await cache.visit("/products/made-up", { "if-none-match": "*" })).status).toBe(404);
  });

  test.each([
    ["removal", renderNotFound],
    ["move", async () => redirect("/products/oil")],
  ])("does not come back after its %s when rendering fails", async (_, given) => {
    await cache.outdate("/products/hair-oil", given);
    await cache.read("/products/hair-oil");
    cache.render.mockImplementation(renderFailure);
    vi.advanceTimersByTime(minute);

    expect((await cache.read("/products/hair-oil"))[0]).toBe(503);
  });
});

test("a page that a query changes is rendered once for each, and without campaign parameters", async () => {
  cache.render.mockImplementation(async ({ url }) => page(url));
  const chosen = "/products/hair-oil?Size=50+ml";
  for (const query of ["", "&fbclid=1", "&utm_source=letter"])
    expect((await cache.read(chosen + query))[1]).toBe(html(origin + chosen));
  await cache.read("/products/hair-oil");

  expect(cache.getRenderedPaths()).toEqual([chosen, "/products/hair-oil"]);
});

test("a redirect keeps the campaign parameters of its visitor", async () => {
  cache.render.mockImplementation(async () => redirect("/products/oil?Size=50+ml", "no-store"));
  const visits = ["utm_source=a&gclid=1", "fbclid=2", "ref"].map((campaign) =>
    cache.visit(`/products/oil?variant=4&${campaign}`),
  );

  const locations = (await Promise.all(visits)).map(({ headers }) => headers.get("location"));
  expect(locations).toEqual([
    "/products/oil?Size=50+ml&utm_source=a&gclid=1",
    "/products/oil?Size=50+ml&fbclid=2",
    "/products/oil?Size=50+ml&ref=",
  ]);
  expect(cache.getRenderedPaths()).toEqual(["/products/oil?variant=4"]);
});

test("beyond the bound of a path a query is rendered each time, until a page of another is old", async () => {
  for (let number = 0; number < 100; number += 1) await cache.visit(`/shop?made-up=${number}`);
  for (let visits = 0; visits < 2; visits += 1) await cache.visit("/shop?sort=name");
  expect(cache.render).toHaveBeenCalledTimes(102);
  await cache.visit("/shop?made-up=7");
  await cache.visit("/blog?category=clean-beauty");
  expect([cache.render.mock.calls.length, cache.size().pages]).toEqual([103, 101]);

  vi.advanceTimersByTime(11 * minute);
  for (let visits = 0; visits < 2; visits += 1) await cache.visit("/shop?sort=name");
  expect([cache.render.mock.calls.length, cache.size().pages]).toEqual([104, 101]);
});

describe("a page as Markdown", () => {
  const markdown = { accept: "text/markdown, text/html;q=0.9" };
  const renderBoth: RenderPage = async (request) => {
    const isMarkdown = request.headers.get("accept") === "text/markdown";
    const headers = { "content-type": isMarkdown ? "text/markdown" : "text/html", vary: "Accept" };
    return isMarkdown ? new Response("# Shop", { headers }) : page("Shop", headers);
  };
  beforeEach(() => {
    cache.render.mockImplementation(renderBoth);
  });

  test("is cached beside the page itself, and says what it varies by", async () => {
    for (let visits = 0; visits < 2; visits += 1) {
      const response = await cache.visit("/shop", markdown);
      expect(await response.text()).toBe("# Shop");
      expect(response.headers.get("vary")).toBe("Accept, Accept-Encoding");
      expect((await cache.read("/shop"))[1]).toBe(html("Shop"));
    }
    await cache.visit("/shop?utm_source=letter", { accept: "text/html, TEXT/MARKDOWN; level=1" });

    expect(cache.render).toHaveBeenCalledTimes(2);
    expect(cache.size().pages).toBe(2);
  });

  test("evicts no page that visitors read", async () => {
    const long = async (request: Request) => {
      const headers = {
        "content-type": request.headers.has("accept") ? "text/markdown" : "text/html",
      };
      return new Response(html(crypto.randomUUID().repeat(3_000)), { headers });
    };
    cache.render.mockImplementation(long);
    const [, text] = await cache.read("/about");
    for (let number = 0; number < 40; number += 1)
      await cache.visit(`/products/${number}`, markdown);

    expect((await cache.read("/about"))[1]).toBe(text);
  });

  test("is no data of a navigation", async () => {
    const data = "/shop.data?_routes=routes%2Fshop";
    await cache.visit(data, markdown);

    expect(cache.render.mock.calls[0]?.[0].headers.get("accept")).toBeNull();
  });
});
