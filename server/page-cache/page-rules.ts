import { matchRoutes, type ServerBuild } from "react-router";
import type { CacheRule, PageHandle } from "../../app/lib/page-handle.ts";

/** The route of a path, with the cache rule of its `handle`; `null` for an uncached page. */
export type FindCachedRoute = (pathname: string) => { id: string; rule: CacheRule } | null;

type Routes = ServerBuild["routes"];

/** Reads the cache rules of all routes from the compiled application. */
export function createPageRules(routes: Routes): FindCachedRoute {
  const pages = getPages(routes);
  return (pathname) => {
    const match = matchRoutes(pages, pathname)?.at(-1);
    const rule = match?.route.handle?.cache;
    return match && rule ? { id: match.route.id, rule } : null;
  };
}

/** Pages with a fixed path that the shop shows, in the order of the routes: path to description. */
export function getSitePages(
  routes: Routes,
  { showsSamples, pagesOff }: { showsSamples: boolean; pagesOff: readonly string[] },
): ReadonlyMap<string, string> {
  const handles = getPages(routes).flatMap(({ handle }) => handle ?? []);
  const shown = handles.filter(({ isSample }) => showsSamples || !isSample);
  const pages = shown.flatMap(({ sitemap }) => Object.entries(sitemap ?? {}));
  return new Map(pages.filter(([path]) => !pagesOff.includes(path)));
}

export function getPages(routes: Routes) {
  return Object.values(routes).flatMap((route) => {
    if (!route || (!route.path && !route.index)) return [];
    // Routes declare it with this type; React Router knows it as `unknown`.
    const handle = route.module.handle as PageHandle | undefined;
    return { id: route.id, path: route.index ? "/" : `/${route.path}`, handle };
  });
}
