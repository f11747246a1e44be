import { readFileSync } from "node:fs";
import { join } from "node:path";
import { matchPath } from "react-router";
import { describe, expect, test } from "vitest";
import { categories } from "~/content/categories";
import { redirectTable } from "~/content/redirect-table";
import { robotsText } from "~/features/discovery/discovery";
import { planParameter, scheduleParameter } from "~/features/product-page/purchase-choice";
import type { PageHandle } from "~/lib/page-handle";
import routes from "~/routes";
import { toNamePattern } from "../../app/lib/campaign.ts";
import { ignoredNames } from "../../server/page-cache/page-key.ts";

/** Pages that hold what a visitor typed; they are rendered for each visit. */
const typed = ["search"];
const uncached = [...typed, ...redirectTable.keys(), "account/*", "*"];

const pages = await Promise.all(
  routes
    .filter(({ file }) => file.endsWith(".tsx"))
    .map(async ({ path = "", file }) => {
      const module: { handle?: PageHandle } = await import(join("../../app", file));
      return { path, handle: module.handle };
    }),
);

test("every page says how long it may be cached, but those that hold what was typed", () => {
  const withoutRule = pages.filter(({ handle }) => !handle?.cache).map(({ path }) => path);

  expect(withoutRule.sort()).toEqual(uncached.sort());
});

test("every page with a fixed address is in the sitemap, under that address", () => {
  const fixed = pages.filter(({ path }) => !/[:*]/.test(path) && !uncached.includes(path));
  const lists = categories.map(({ path }) => path);
  const listed = pages.flatMap(({ handle }) => Object.keys(handle?.sitemap ?? {}));

  expect([...new Set(listed)].sort()).toEqual(
    [...fixed.map(({ path }) => `/${path}`), ...lists].sort(),
  );
});

/** What the embedded store serves at the shop's origin. */
const storePaths = ["/cart/", "/checkouts/"];

test("robots.txt excludes search and data, and no page of the sitemap", () => {
  const text = robotsText("https://shop.example");
  const all = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path = ""]) => path);
  const disallowed = all.filter((path) => !storePaths.includes(path));
  const isDisallowed = (path: string) => disallowed.some((start) => path.startsWith(start));
  const data = routes.flatMap(({ path = "" }) => (path.startsWith("resources/") ? path : []));

  expect(all).toEqual(expect.arrayContaining(storePaths));
  expect(data).not.toEqual([]);
  for (const path of [...typed, ...data]) expect(isDisallowed(`/${path}`), path).toBe(true);
  for (const start of disallowed)
    expect(routes.some(({ path = "" }) => `/${path}`.startsWith(start))).toBe(true);
  for (const { handle } of pages)
    expect(Object.keys(handle?.sitemap ?? {}).filter(isDisallowed)).toEqual([]);
});

describe("nginx", () => {
  const configuration = readFileSync("deploy/nginx/nginx.conf", "utf8");
  const locations = [...configuration.matchAll(/^ {4}location = (\S+) \{(.*?)^ {4}\}/gms)];

  test("caches no page that is rendered for each visit", () => {
    const passedOn = locations
      .filter(([, , rules = ""]) => !rules.includes("proxy_cache"))
      .map(([, path]) => path);

    for (const path of typed) expect(passedOn).toContain(`/${path}`);
  });

  test("has a rule for no page that may be cached", () => {
    for (const [, location = ""] of locations) {
      const page = pages.find(({ path }) => path !== "*" && matchPath(`/${path}`, location));
      expect(page?.handle?.cache, location).toBeUndefined();
    }
  });

  test("removes parameters of campaigns, and none that a page reads", () => {
    const [, removed = ""] =
      /map \$args \$counted_args \{\s*"~\*([^"]+)" "";/.exec(configuration) ?? [];
    const isRemoved = (name: string) => new RegExp(removed, "i").test(`${name}=x`);
    const read = pages.flatMap(({ handle }) => {
      const { query = [], typed = [] } = handle?.cache ?? {};
      return [
        ...(query === "options" ? ["Size", planParameter, scheduleParameter] : query),
        ...typed,
      ];
    });

    expect(read.length).toBeGreaterThan(3);
    expect(read.filter(isRemoved)).toEqual([]);
    expect(isRemoved("utm_source")).toBe(true);
    expect(isRemoved("_routes"), "it says which data is asked for").toBe(false);
    expect(removed, "the names that the server ignores").toContain(toNamePattern(ignoredNames));
  });
});
