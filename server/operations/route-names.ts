import type { ServerBuild } from "react-router";

/** Names the kind of address that a path is, out of a short list: figures must not grow with visitors' typing. */
export type RouteName = (path: string) => string;

/** Many addresses under one folder; the rest of the path says nothing that figures need. */
const folders = ["/assets/", "/pictures/", "/cdn/", "/api/", "/cart/c/", "/checkouts/", "/icons/"];

export const otherRoute = "(other)";

/** `patterns` as React Router writes them: `/products/:handle`, `/shop/:category?`. */
export function createRouteNames(patterns: readonly string[]): RouteName {
  const isFixed = (pattern: string) => !/[:*]/.test(pattern);
  const fixed = new Set(patterns.filter(isFixed));
  const open = patterns
    .filter((pattern) => !isFixed(pattern) && !pattern.includes("*"))
    .map((pattern) => ({ pattern, matches: matcherOf(pattern) }));

  return (path) => {
    if (fixed.has(path)) return path;
    // What the framework asks for to move on without loading a page.
    if (path.endsWith(".data") || path === "/__manifest") return "(data)";
    const folder = folders.find((start) => path.startsWith(start));
    if (folder) return `${folder}*`;
    return open.find(({ matches }) => matches.test(path))?.pattern ?? otherRoute;
  };
}

/** The patterns of all routes of the compiled application. */
export function patternsOf(routes: ServerBuild["routes"]): string[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || (!route.path && !route.index)) return [];
    const steps = [route.path];
    for (let parent = route.parentId; parent; parent = routes[parent]?.parentId)
      steps.unshift(routes[parent]?.path);
    return [`/${steps.filter(Boolean).join("/")}`];
  });
}

function matcherOf(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+^$()|[\]\\]/g, "\\$&")
    .replace(/\/:\w+\?/g, "(?:/[^/]+)?")
    .replace(/:\w+/g, "[^/]+");
  return new RegExp(`^${source}$`);
}
