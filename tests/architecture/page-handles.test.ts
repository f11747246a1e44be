import { join } from "node:path";
import { expect, test } from "vitest";
import { categories } from "#brand/content/categories.ts";
import { robotsText } from "~/features/discovery/discovery";
import type { PageHandle } from "~/lib/page-handle";
import routes from "~/routes";
import { redirectTable } from "~/site/redirect-table";

/** Pages that hold what a visitor typed; they are rendered for each visit. */
const typed = ["search"];
/** Their addresses are unlimited in number, and each is a page with status 200: cached, they would evict others. */
const unlimited = ["cart/:lines"];
const uncached = [...typed, ...unlimited, ...redirectTable.keys(), "account/*", "*"];
/** For one visitor, so not for search engines. */
const unlisted = ["cart"];

const pages = await Promise.all(
  routes
    .filter(({ file }) => file.endsWith(".tsx"))
    .map(async ({ path = "", file }) => {
      const module: { handle?: PageHandle } = await import(join("../../app", file));
      return { path, handle: module.handle };
    }),
);

test("every page says how long it may be cached, but those that hold what was typed or are unlimited", () => {
  const withoutRule = pages.filter(({ handle }) => !handle?.cache).map(({ path }) => path);

  expect(withoutRule.sort()).toEqual(uncached.sort());
});

test("every page with a fixed address is in the sitemap, under that address", () => {
  const others = [...uncached, ...unlisted];
  const fixed = pages.filter(({ path }) => !/[:*]/.test(path) && !others.includes(path));
  const lists = categories.map(({ path }) => path);
  const listed = pages.flatMap(({ handle }) => Object.keys(handle?.sitemap ?? {}));

  expect([...new Set(listed)].sort()).toEqual(
    [...fixed.map(({ path }) => `/${path}`), ...lists].sort(),
  );
});

/** What the embedded store serves at the shop's origin. */
const storePaths = ["/cart/", "/checkouts/"];

test("robots.txt excludes data, and no page of the sitemap", () => {
  const text = robotsText("https://shop.example");
  const all = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path = ""]) => path);
  const disallowed = all.filter((path) => !storePaths.includes(path));
  const isDisallowed = (path: string) => disallowed.some((start) => path.startsWith(start));
  const data = routes.flatMap(({ path = "" }) => (path.startsWith("resources/") ? path : []));

  expect(all).toEqual(expect.arrayContaining(storePaths));
  expect(data).not.toEqual([]);
  for (const path of data) expect(isDisallowed(`/${path}`), path).toBe(true);
  for (const start of disallowed)
    expect(routes.some(({ path = "" }) => `/${path}`.startsWith(start))).toBe(true);
  for (const { handle } of pages)
    expect(Object.keys(handle?.sitemap ?? {}).filter(isDisallowed)).toEqual([]);
});
