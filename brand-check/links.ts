import { matchRoutes } from "react-router";
import { categories } from "#brand/content/categories.ts";
import { catalog } from "#brand/store/catalog.ts";
import { hasPage } from "~/commerce/pages";
import { getArticlePath, getProductPath, mainBlog } from "~/lib/paths";
import routes from "~/routes";
import { redirectTable } from "~/site/redirect-table";
import { type BrandFile, findInFiles } from "./brand-files";

const rows = routes.map(({ path = "", index, file }) =>
  index ? { path: "/", file } : { path: `/${path}`, file },
);

function toPathname(address: string): string {
  return new URL(address, "https://shop.example").pathname;
}

/** Where a path leads; the path itself where it is a page, `null` where there is none. */
export function follow(path: string): string | null {
  const match = matchRoutes(rows, toPathname(path))?.at(-1);
  if (!match || match.route.path === "/*") return null;
  const { category } = match.params;
  if (match.route.path === "/shop/:category?" && category)
    return categories.some(({ id }) => id === category) ? path : null;
  const getDestination = redirectTable.get(match.route.path.slice(1));
  return getDestination ? (getDestination(match.params)?.to ?? null) : path;
}

/** What is wrong with a list of redirects. */
export function findRedirectFaults(
  list: readonly (readonly [from: string, to: string])[],
  pagesOff: readonly string[] = [],
): string[] {
  const destinations = new Map(list);
  return list.flatMap(([from, to], index) => {
    const pathname = toPathname(to);
    const isListedBefore = list.findIndex(([other]) => other === from) < index;
    const own = matchRoutes(rows, from)?.at(-1)?.route.path ?? "/*";
    return [
      ...(/^\/[^?#A-Z:*]+$/.test(from) && !from.endsWith("/") ? [] : [`${from} is not a path`]),
      ...(isListedBefore ? [`${from} is listed twice`] : []),
      ...(pathname === from ? [`${from} leads to itself`] : []),
      ...(pathname !== from && destinations.has(pathname) ? [`${from} leads to a redirect`] : []),
      ...(to.startsWith("/") && follow(to) === to ? [] : [`${from} leads to no page`]),
      ...(hasPage(pagesOff, to) ? [] : [`${from} leads to a page that is off`]),
      ...(own === from && !redirectTable.has(own.slice(1)) ? [`${from} is a page`] : []),
    ];
  });
}

/** Links, as `"/path"`, `` `/path#…` `` or `(/path)`; not those that are written with a variable. */
const link = /["'`(](\/[a-z][\w/%-]*)(?=[?#"'`)])/g;

const stocked = new Set([
  ...catalog.products.map(({ handle }) => getProductPath(handle)),
  ...catalog.articles.map(({ handle }) => getArticlePath({ blog: mainBlog, handle })),
]);

/**
 * Links to no page, and in articles to one that is off, which pages leave out, or to what their store has not. What
 * another store has is not known here.
 */
export function findDeadLinks(files: readonly BrandFile[], pagesOff: readonly string[]): string[] {
  const texts = files.filter(({ path }) =>
    /^(?:content\/(?!redirects|site)|store\/).+\.ts$/.test(path),
  );
  return findInFiles(texts, link).flatMap(({ path, place, match }) => {
    const isOfStore = /^\/(?:products|blog)\/./.test(match);
    const isDeadInArticle = !hasPage(pagesOff, match) || (isOfStore && !stocked.has(match));
    const isDead = follow(match) === null || (path.startsWith("store/") && isDeadInArticle);
    return isDead ? `${match} (${place})` : [];
  });
}
