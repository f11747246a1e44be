import type { ServerBuild } from "react-router";
import type { PageHandle } from "../app/lib/page-handle.ts";

type Routes = ServerBuild["routes"];

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

/** The routes that have a path, each with its `handle`. */
export function getPages(routes: Routes) {
  return Object.values(routes).flatMap((route) => {
    if (!route || (!route.path && !route.index)) return [];
    // Routes declare it with this type; React Router knows it as `unknown`.
    const handle = route.module.handle as PageHandle | undefined;
    return { id: route.id, path: route.index ? "/" : `/${route.path}`, handle };
  });
}
