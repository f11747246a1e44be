import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { contentCache } from "../../app/lib/page-handle.ts";
import { type CachedPage, toCachedPage } from "./cached-page.ts";

const html = "<!DOCTYPE html><html><body>A page</body></html>";
const cache = (response: Response, previous?: CachedPage | null, quality = 5) =>
  toCachedPage(response, {
    rule: contentCache,
    renderedAt: 0,
    previous: previous ?? undefined,
    quality,
  });
const cachePage = (text: string, previous?: CachedPage | null, quality?: number) => {
  const headers = { "content-type": "text/html; charset=utf-8" };
  return cache(new Response(text, { headers }), previous, quality);
};

test("a page counts with its headers and both of its encodings, and a redirect with its headers", async () => {
  const page = await cachePage(html);
  const redirect = await cache(new Response(null, { status: 302, headers: { location: "/404" } }));
  const [br = 0, gzip = 0] = [page?.body?.br?.byteLength, page?.body?.gzip?.byteLength];
  const heads = ["content-typetext/html; charset=utf-8", "location/404"].map(
    ({ length }) => length,
  );

  expect(Math.min(br, gzip)).toBeGreaterThan(0);
  expect(redirect?.bytes).toBeGreaterThan(0);
  expect((page?.bytes ?? 0) - (redirect?.bytes ?? 0)).toBe(
    br + gzip + (heads[0] ?? 0) - (heads[1] ?? 0),
  );
});

test("a page with a long policy counts with all of it", async () => {
  const withPolicy = (policy: string) => {
    const headers = { "content-type": "text/html", "content-security-policy": policy };
    return cache(new Response(html, { headers }));
  };
  const [short, long] = [await withPolicy("a"), await withPolicy("a".repeat(10_001))];

  expect((long?.bytes ?? 0) - (short?.bytes ?? 0)).toBe(10_000);
});

test("a page holds no more memory than it counts", async () => {
  const page = await cachePage(html);

  for (const body of [page?.body?.br, page?.body?.gzip])
    expect(body?.buffer.byteLength).toBe(body?.byteLength);
});

test("a page is compressed again only when its content has changed", async () => {
  const before = await cachePage(html);
  const changed = html.replace("A page", "Another page");

  expect((await cachePage(html, before))?.body).toBe(before?.body);
  const after = await cachePage(changed, before);
  expect(String(brotliDecompressSync(after?.body?.br ?? ""))).toBe(changed);
});

test("a page is compressed again to be smaller, and never to be larger", async () => {
  const words = Array.from({ length: 2_000 }, (_, index) => Math.sin(index).toString(36));
  const long = html.replace("A page", words.join(" "));
  const quick = await cachePage(long, null, 5);
  const best = await cachePage(long, quick, 11);
  const size = (page: CachedPage | null) => page?.body?.br?.byteLength ?? Number.NaN;

  expect(size(best)).toBeLessThan(size(quick));
  expect((await cachePage(long, best, 5))?.body).toBe(best?.body);
  expect((await cachePage(long, best, 11))?.body).toBe(best?.body);
  expect(String(brotliDecompressSync(best?.body?.br ?? ""))).toBe(long);
});

test("a page is complete with white space at its end, and not without its end", async () => {
  expect((await cachePage(`${html}\n`))?.status).toBe(200);
  expect(await cachePage(html.slice(0, -1))).toBeNull();
});

test("data is a page as well, and a response without a type is none", async () => {
  const headers = { "content-type": "text/x-script; charset=utf-8" };

  expect((await cache(new Response("[{}]", { headers })))?.status).toBe(200);
  expect(await cache(new Response(new TextEncoder().encode(html)))).toBeNull();
});
