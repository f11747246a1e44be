import { TrieRouter } from "hono/router/trie-router";
import type { ServerBuild } from "react-router";

/** Returns the route pattern of a path: metrics must not grow with every path that is requested. */
export type GetRoute = (path: string) => string;

const serverRoutes = ["/healthz", "/readyz", "/newsletter", "/hooks/commerce", "/vitals"];
const folders = ["assets", "pictures", "cdn", "api", "cart/c", "checkouts", "icons"];

export function createGetRoute(routes: ServerBuild["routes"]): GetRoute {
  const pages = Object.values(routes).flatMap((route) => route?.path ?? (route?.index ? "" : []));
  const patterns = [
    ...serverRoutes,
    ...folders.map((folder) => `/${folder}/*`),
    ...pages.filter((path) => path !== "*").map((path) => `/${path}`),
  ];
  const router = new TrieRouter<string>();
  // The first match wins: `/blog/feed.xml` comes before `/blog/:slug`.
  const inOrder = patterns.toSorted((a, b) => Number(a.includes(":")) - Number(b.includes(":")));
  for (const pattern of inOrder) router.add("GET", pattern, pattern);

  return (path) => {
    if (path.endsWith(".data") || path === "/__manifest") return "(data)";
    return router.match("GET", path)[0][0]?.[0] ?? "(other)";
  };
}
