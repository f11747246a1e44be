import { randomUUID } from "node:crypto";
import type { RequestListener } from "node:http";
import { TrieRouter } from "hono/router/trie-router";
import type { ServerBuild } from "react-router";
import { violationsPath } from "../policy-reports.ts";
import { releaseName } from "../release.ts";
import { getPages } from "../site-pages.ts";
import { getPath, type Log, redact, requestId } from "./log.ts";
import { requestDuration } from "./metrics.ts";

/**
 * Assigns an id to every request; logs and measures its response when it has ended. Behind a reverse proxy its
 * `X-Request-Id` is kept. Caches store `X-Release` with a page, so it names the release that rendered it.
 */
export function monitorRequests(
  listener: RequestListener,
  log: Log,
  getRoute: GetRoute,
  trustedProxies: number,
): RequestListener {
  return (request, response) => {
    const startedAt = performance.now();
    const forwarded = trustedProxies > 0 ? request.headers["x-request-id"] : undefined;
    const isToken = typeof forwarded === "string" && /^[\w.-]{1,64}$/.test(forwarded);
    const id = isToken ? forwarded : randomUUID();
    response.setHeader("X-Request-Id", id);
    response.setHeader("X-Release", releaseName);

    response.once("close", () => {
      const ms = performance.now() - startedAt;
      const { method, url = "" } = request;
      const { statusCode: status, writableFinished } = response;
      const path = getPath(url);
      const [page, bytes] = ["x-page", "content-length"].map((name) => response.getHeader(name));
      const labels = { route: getRoute(path), status: `${Math.floor(status / 100)}xx` };
      requestDuration.observe({ ...labels, page: String(page ?? "none") }, ms / 1000);

      const isHealthCheck = path === "/healthz" || path === "/readyz";
      const level = isHealthCheck ? "debug" : status >= 500 ? "error" : "info";
      log[level]({
        requestId: id,
        method,
        path: redact(path.slice(0, 200)),
        status,
        ms: Math.round(ms * 10) / 10,
        bytes: bytes === undefined ? undefined : Number(bytes),
        page,
        cutOff: writableFinished ? undefined : true,
      });
    });
    requestId.run(id, listener, request, response);
  };
}

/**
 * Returns the route pattern of a path, because labels of metrics must be limited in number. That of a page's data ends
 * with `.data`.
 */
export type GetRoute = (path: string) => string;

const folders = ["assets", "pictures", "cdn", "api", "cart/c", "checkouts", "icons", "press"];
const serverRoutes = [
  ...[
    "/healthz",
    "/readyz",
    "/newsletter",
    "/newsletter/confirm",
    "/vitals",
    violationsPath,
    "/__manifest",
  ],
  ...folders.map((folder) => `/${folder}/*`),
];

export function createGetRoute(routes: ServerBuild["routes"]): GetRoute {
  const router = new TrieRouter<string>();
  const pages = getPages(routes).flatMap(({ path }) => (path === "/*" ? [] : path));
  // The first match wins: `/blog/feed.xml` comes before `/blog/:slug`.
  const isDynamic = (pattern: string) => Number(pattern.includes(":"));
  const staticFirst = pages.toSorted((one, other) => isDynamic(one) - isDynamic(other));
  for (const pattern of [...serverRoutes, ...staticFirst]) router.add("GET", pattern, pattern);

  return (path) => {
    // React Router requests the data of `/` as `/_.data`.
    const document = path.replace(/_?\.data$/, "");
    const route = router.match("GET", document)[0][0]?.[0] ?? "(other)";
    return document === path || route === "(other)" ? route : `${route}.data`;
  };
}
