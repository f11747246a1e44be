import { join } from "node:path";
import { expect, test } from "vitest";
import type { PageHandle } from "~/lib/page-handle";
import routes from "~/routes";

/** Pages that hold what a visitor typed, and addresses that lead to another page. */
const uncached = ["search", "proof", "learn/quiz", "learn/hair-science", "learn/guides", "*"];

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
  const listed = new Set(pages.flatMap(({ handle }) => Object.keys(handle?.sitemap ?? {})));
  const missing = fixed.filter(({ path }) => !listed.has(`/${path}`));

  expect(missing).toEqual([]);
  expect([...listed].filter((path) => !path.startsWith("/shop")).sort()).toEqual(
    fixed.map(({ path }) => `/${path}`).sort(),
  );
});
