import { matchRoutes, type ServerBuild } from "react-router";
import type { CacheRule } from "../../app/lib/page-handle.ts";
import { getPages } from "../site-pages.ts";

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
