import { brotliDecompressSync } from "node:zlib";
import { beforeEach, expect, test, vi } from "vitest";
import { createPageCache, type PageCache } from "./page-cache.ts";
import { findTestRoute } from "./testing/test-routes.ts";

const origin = "http://shop.example";
const minute = 60_000;
const hour = 60 * minute;

let cache: PageCache;
let time: number;
/** What the shop answers when it renders, and which addresses it rendered. */
let answer: (request: Request) => Response | Promise<Response>;
let rendered: Request[];
let errors: unknown[];
/** For whom alone it rendered them. */
let visitors: unknown[];

const html = (text: string) => `<!DOCTYPE html><html><body>${text}</body></html>`;
const page = (text: string, init: ResponseInit = {}) =>
  new Response(html(text), {
    ...init,
    headers: { "content-type": "text/html; charset=utf-8", ...init.headers },
  });

beforeEach(() => {
  time = 0;
  rendered = [];
  errors = [];
  visitors = [];
  answer = () => page(`version ${rendered.length}`);
  cache = createPageCache({
    origin,
    findRoute: findTestRoute,
    maxBytes: 1_000_000,
    now: () => time,
    logError: (error) => errors.push(error),
    async render(request, visitorAddress) {
      rendered.push(request);
      visitors.push(visitorAddress);
      return answer(request);
    },
  });
});

const visit = (path: string, headers: Record<string, string> = {}) =>
  cache.respond(new Request(origin + path, { headers }));

async function read(path: string): Promise<[status: number, text: string, from: string | null]> {
  const response = await visit(path);
  return [response.status, await response.text(), response.headers.get("x-page")];
}

test("a page is rendered once for all visits while it is fresh", async () => {
  expect(await read("/shop")).toEqual([200, html("version 1"), "fresh"]);
  time += minute - 1;
  expect(await read("/shop?utm_source=letter")).toEqual([200, html("version 1"), "fresh"]);
  expect(rendered.map(({ url }) => url)).toEqual([`${origin}/shop`]);
});

test("the data of a navigation is rendered once as well, and browsers keep it while it is fresh", async () => {
  answer = ({ url }) => {
    const isData = new URL(url).pathname.endsWith(".data");
    return isData
      ? new Response("[{}]", { headers: { "content-type": "text/x-script" } })
      : page("x");
  };
  const data = "/shop.data?_routes=shop%2F%3Acategory%3F";

  const first = await visit(`${data}&utm_source=letter`);
  await visit(data);
  await read("/shop");

  expect(await first.text()).toBe("[{}]");
  expect(first.headers.get("cache-control")).toBe("public, max-age=60, stale-if-error=86400");
  expect(rendered.map(({ url }) => url)).toEqual([origin + data, `${origin}/shop`]);
});

test("many visits of a missing page make one rendering", async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => read("/shop")));

  expect(new Set(answers.map(([, text]) => text))).toEqual(new Set([html("version 1")]));
  expect(rendered).toHaveLength(1);
});

test("nothing that a browser sends gets into the page of others", async () => {
  await visit("/", { cookie: "a=b", "user-agent": "mine", "accept-language": "xx" });

  expect([...(rendered[0]?.headers ?? [])]).toEqual([]);
});

test("whom a page is for is known only to those that are made for one visitor alone", async () => {
  const ask = (path: string) => cache.respond(new Request(origin + path), "203.0.113.9");
  for (const path of ["/shop", "/search?q=oil", "/blog?q=oil", "/products/none"]) await ask(path);

  expect(visitors).toEqual([undefined, "203.0.113.9", "203.0.113.9", undefined]);
});

test("a stale page is answered at once and renewed behind", async () => {
  await read("/shop");
  time += 2 * minute;
  expect(await read("/shop")).toEqual([200, html("version 1"), "stale"]);
  await vi.waitFor(async () =>
    expect(await read("/shop")).toEqual([200, html("version 2"), "fresh"]),
  );
});

test("a page older than stale is rendered before it is answered", async () => {
  await read("/shop");
  time += 3 * hour;
  expect(await read("/shop")).toEqual([200, html("version 2"), "fresh"]);
});

test("while the commerce service is down, the last good copy stands in for a day, and says so", async () => {
  await read("/shop");
  answer = () => page("broken", { status: 503, headers: { "cache-control": "no-store" } });

  time += 3 * hour;
  expect(await read("/shop")).toEqual([200, html("version 1"), "stale-if-error"]);
  expect(await read("/shop")).toEqual([200, html("version 1"), "stale-if-error"]);
  expect(rendered).toHaveLength(2);

  time += 20 * hour;
  expect((await read("/shop"))[2]).toBe("stale-if-error");
  time += 24 * hour;
  expect((await read("/shop"))[0]).toBe(503);
});

test("a page that lacks a part because the commerce service is down does not replace a whole one", async () => {
  await read("/");
  answer = () => page("without the journal", { headers: { "cache-control": "no-store" } });
  time += 3 * hour;

  expect(await read("/")).toEqual([200, html("version 1"), "stale-if-error"]);
});

test("when the commerce service is back, so is the page", async () => {
  await read("/shop");
  const works = answer;
  answer = () => page("broken", { status: 503 });
  time += 3 * hour;
  await read("/shop");
  answer = works;
  time += 6_000;

  await vi.waitFor(async () => expect((await read("/shop"))[2]).toBe("fresh"));
});

test("while it fails, nobody waits for another try", async () => {
  await read("/shop");
  answer = () => page("broken", { status: 503 });
  time += 3 * hour;
  await read("/shop");
  answer = () => new Promise(() => {});
  time += 6_000;

  expect((await read("/shop"))[2]).toBe("stale-if-error");
});

test("what is shown in a page's place when the commerce service fails does not replace it", async () => {
  await read("/blog/wash");
  const headers = { location: "/404", "cache-control": "no-store" };
  answer = () => new Response(null, { status: 302, headers });
  time += 3 * hour;

  expect(await read("/blog/wash")).toEqual([200, html("version 1"), "stale-if-error"]);
});

test("a rendering that throws is logged, and the copy stands in", async () => {
  await read("/shop");
  answer = () => Promise.reject(new Error("no rendering"));
  time += 3 * hour;

  expect((await read("/shop"))[2]).toBe("stale-if-error");
  expect(errors).toEqual([new Error("no rendering")]);
});

test.each([
  ["an error", () => page("broken", { status: 503 })],
  [
    "what is shown in the place of a page that could not be had",
    () => absent(404, { "cache-control": "no-store" }),
  ],
  ["the way to somewhere else", () => absent(302, { location: "/shop" })],
  [
    "a page that asks not to be stored",
    () => page("a", { headers: { "cache-control": "no-store" } }),
  ],
  ["a page that sets a cookie", () => page("a", { headers: { "set-cookie": "a=b" } })],
  ["half a page", () => new Response("<html>", { headers: { "content-type": "text/html" } })],
  ["what is no page", () => Response.json({})],
])("%s is not kept", async (_, given) => {
  answer = given;
  await read("/shop");
  await read("/shop");

  expect(cache.size()).toEqual({ pages: 0, bytes: 0 });
  expect(rendered).toHaveLength(2);
});

/** What the shop answers when the commerce service has no such product, or no such article. */
const absent = (status: 302 | 404, headers: HeadersInit = {}) =>
  status === 404
    ? page("Product not found", { status, headers: { "cache-control": "no-cache", ...headers } })
    : new Response(null, {
        status,
        headers: { location: "/404", "cache-control": "no-cache", ...headers },
      });

test.each([
  ["product", "/products/made-up", 404, minute],
  ["article", "/blog/made-up", 302, 5 * minute],
] as const)("that there is no such %s is known for a while", async (_, path, status, fresh) => {
  answer = () => absent(status);
  const [first, second] = [await visit(path), await visit(path)];

  expect([first.status, second.status]).toEqual([status, status]);
  expect(second.headers.get("location")).toBe(status === 302 ? "/404" : null);
  expect(await second.text()).toBe(await first.text());
  expect(rendered).toHaveLength(1);
  time += fresh;
  await visit(path);
  expect(rendered).toHaveLength(2);
});

test("a product that appears is shown at the next visit after the message about it", async () => {
  const works = answer;
  answer = () => absent(404);
  await read("/products/new-oil");
  answer = works;
  cache.expire(({ query }) => query === "options");

  expect(await read("/products/new-oil")).toEqual([200, html("version 2"), "fresh"]);
});

test("without a message it is shown when a minute is over, at the latest", async () => {
  const works = answer;
  answer = () => absent(404);
  await read("/products/new-oil");
  answer = works;
  time += minute;

  expect(await read("/products/new-oil")).toEqual([200, html("version 2"), "fresh"]);
});

test("that there is none is kept here alone, and is never answered with 'not modified'", async () => {
  answer = () => absent(404);
  const { headers } = await visit("/products/made-up");
  const again = await visit("/products/made-up", { "if-none-match": "*" });

  expect(headers.get("cache-control")).toBe("no-cache");
  expect(headers.has("etag")).toBe(false);
  expect(again.status).toBe(404);
});

test("that there is none does not stand in for a commerce service that fails", async () => {
  answer = () => absent(404);
  await read("/products/made-up");
  answer = () => page("broken", { status: 503 });
  time += minute;

  expect((await read("/products/made-up"))[0]).toBe(503);
});

test("made-up products drive out no page that is there", async () => {
  await read("/shop");
  answer = ({ url }) => page(url, { status: 404 });
  for (let number = 0; number < 300; number += 1) await read(`/products/p${number}`);

  expect(cache.size().bytes).toBeLessThanOrEqual(1_000_000);
  expect(await read("/shop")).toEqual([200, html("version 1"), "fresh"]);
});

test("a page that is gone does not come back when the commerce service fails", async () => {
  await read("/products/hair-oil");
  answer = () => absent(404);
  time += 3 * hour;
  await read("/products/hair-oil");
  answer = () => page("broken", { status: 503 });
  time += minute;

  expect((await read("/products/hair-oil"))[0]).toBe(503);
});

test("a page that is gone is rendered once for the visit that finds it so", async () => {
  await read("/products/hair-oil");
  answer = () => page("404", { status: 404 });
  cache.expire(() => true);

  expect((await read("/products/hair-oil"))[0]).toBe(404);
  expect(rendered).toHaveLength(2);
});

test("a failure without a copy that is good enough is answered from one rendering", async () => {
  await read("/shop");
  answer = () => page("broken", { status: 503 });
  time += 48 * hour;

  expect((await read("/shop"))[0]).toBe(503);
  expect(rendered).toHaveLength(2);
});

test("what the commerce service says has changed is rendered before its next answer", async () => {
  await read("/shop");
  await read("/about");
  cache.expire(({ shows }) => shows?.includes("products") ?? false);

  expect(await read("/shop")).toEqual([200, html("version 3"), "fresh"]);
  expect(await read("/about")).toEqual([200, html("version 2"), "fresh"]);
});

test("each encoding has a strong tag of its own, and who has the page gets no body", async () => {
  answer = () => page("long ".repeat(500));
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

test("a page that is rendered again without a change keeps its tag", async () => {
  answer = () => page("the same");
  const first = await visit("/shop");
  time += 3 * hour;

  expect((await visit("/shop")).headers.get("etag")).toBe(first.headers.get("etag"));
  expect(rendered).toHaveLength(2);
});

test("a cache in front of the shop is told to do the same", async () => {
  const { headers } = await visit("/shop");

  expect(headers.get("cache-control")).toBe(
    "public, max-age=0, s-maxage=60, stale-while-revalidate=3600, stale-if-error=86400",
  );
  expect(headers.get("vary")).toBe("Accept-Encoding");
});

test("a cache in front of the shop keeps no stale copy, and has it when the shop is away", async () => {
  await visit("/shop");
  time += 2 * minute;
  const { headers } = await visit("/shop");

  expect(headers.get("x-page")).toBe("stale");
  expect(headers.get("cache-control")).toBe("public, max-age=0, stale-if-error=86400");
});

test("what a product does not read of its address splits no page, once the product is known", async () => {
  answer = ({ url }) => page(url, { headers: { "x-vary-query": "Size=50+ml&Size=100+ml" } });
  const path = "/products/hair-oil";

  const first = await visit(`${path}?made=up`);
  expect(await first.text()).toBe(html(origin + path));
  expect(first.headers.has("x-vary-query"), "nobody else's business").toBe(false);
  for (const query of ["", "?made=up2", "?Size=9+l", "?<script>=1", `?${"a=1&".repeat(50)}`])
    expect(await read(path + query)).toEqual([200, html(origin + path), "fresh"]);
  const chosen = `${path}?Size=50+ml`;
  expect((await read(`${chosen}&fbclid=1`))[1]).toBe(html(origin + chosen));

  expect(rendered.map(({ url }) => url.slice(origin.length))).toEqual([
    `${path}?made=up`,
    path,
    chosen,
  ]);
});

test("no more bytes are kept than allowed", async () => {
  answer = ({ url }) => page(url);
  for (let number = 0; number < 300; number += 1) await read(`/products/p${number}`);

  expect(cache.size().bytes).toBeLessThanOrEqual(1_000_000);
  expect(cache.size().pages).toBeLessThan(300);
});

test("a message of the commerce service ends the pause after its failure", async () => {
  await read("/shop");
  const works = answer;
  answer = () => page("broken", { status: 503 });
  time += 3 * hour;
  await read("/shop");
  answer = works;
  cache.expire(() => true);

  expect((await read("/shop"))[2]).toBe("fresh");
});
