import { afterAll, expect, test } from "vitest";
import { pagePaths } from "../support/page-paths";
import { visit } from "./support/customer";
import { openShop } from "./support/running-shop";

const cached = await openShop(afterAll, null, { PAGE_CACHE_MB: "64" });
const uncached = await openShop(afterAll, null, { PAGE_CACHE_MB: "0" });

const names = ["cache-control", "cdn-cache-control", "x-accel-expires", "cache-tag", "vary"];

/** The headers for caches, with whole minutes of a lifetime, and the names of those that are no standard's. */
async function readHeaders(url: string) {
  const { status, headers } = await visit(url, { headers: { "accept-encoding": "br" } });
  const toMinutes = (seconds: string) => String(Math.ceil(Number(seconds) / 60));
  const values = names.map((name) => headers.get(name)?.replace(/\d+/g, toMinutes) ?? null);
  const internal = [...headers.keys()].filter((name) =>
    /^x-(?!page$|release$|request-id$)/.test(name),
  );
  return { status, values, hasTag: headers.has("etag"), internal };
}

test("every page has the same headers for caches with and without the page cache", async () => {
  for (const path of pagePaths) {
    const found = await readHeaders(uncached.origin + path);

    expect.soft(found, path).toEqual(await readHeaders(cached.origin + path));
    if (found.status !== 200 || !found.hasTag) continue;
    expect.soft(found.values[0], path).not.toContain("stale-while-revalidate");
    expect.soft(found.values[3], `the tags of ${path}`).toMatch(/products|articles|content/);
  }
});

test("a page that is rendered for its visitor names no lifetime, and no internal header", async () => {
  for (const { origin } of [cached, uncached])
    for (const path of ["/search?q=oil", "/cart/1:1"]) {
      const { values, internal } = await readHeaders(origin + path);

      expect(values.slice(0, 3), path).toEqual(["no-cache", null, null]);
      expect(internal).toEqual(["x-content-type-options"]);
    }
});
