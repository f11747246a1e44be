import { expect, test } from "vitest";
import { copyOf, filesNamedIn, mayBeKept } from "./kept-page";

const html = `<!DOCTYPE html><html lang="en"><head><title>Oil &amp; Serum | Solenne</title>
<link rel="modulepreload" href="/assets/manifest-b6542e6e.js"/><link rel="stylesheet" href="/assets/app-1.css"/>
</head><body><svg><use href="/assets/icons-2.svg#bag"></use></svg>
<script type="module" async="">import "/assets/root-3.js";</script></body></html>`;

const page = (init: ResponseInit = {}, type = "text/html; charset=utf-8") =>
  new Response(html, { ...init, headers: { "content-type": type, ...init.headers } });

test("a whole page for everybody may be kept", () => {
  const headers = { "cache-control": "public, max-age=0, s-maxage=60" };
  expect(mayBeKept(page({ headers }))).toBe(true);
});

test.each([
  ["one that asks not to be", page({ headers: { "cache-control": "no-store" } })],
  ["one visitor's own", page({ headers: { "cache-control": "private" } })],
  ["one that is not there", page({ status: 404 })],
  ["a failure", page({ status: 503 })],
  ["what is no page", page({}, "application/json")],
])("%s may not", (_, response) => {
  expect(mayBeKept(response)).toBe(false);
});

test("a copy says when it was kept, on its first element and beside its title", async () => {
  const from = new Headers({ "content-type": "text/html", etag: '"1"', "x-page": "fresh" });
  const copy = copyOf(html, from, new Date("2026-11-21T18:30:00Z"));

  const text = await copy?.text();
  expect(text).toContain('<html data-kept="2026-11-21T18:30:00.000Z" lang="en">');
  expect(text?.replace(/ data-kept="[^"]*"/, "")).toBe(html);
  expect(decodeURIComponent(copy?.headers.get("x-kept-title") ?? "")).toBe("Oil & Serum | Solenne");
  expect(copy?.headers.get("content-type")).toBe("text/html");
  expect(copy?.headers.has("etag")).toBe(false);
  expect(copy?.headers.has("x-page")).toBe(false);
});

test("a document of another kind has no copy", () => {
  expect(copyOf("<html><title>Checkout</title></html>", new Headers(), new Date())).toBeNull();
});

test("the files that a page names are found once each", () => {
  expect(filesNamedIn(html + html)).toEqual([
    "/assets/manifest-b6542e6e.js",
    "/assets/app-1.css",
    "/assets/icons-2.svg",
    "/assets/root-3.js",
  ]);
});
