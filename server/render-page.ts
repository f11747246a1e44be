import { setImmediate as nextTurn } from "node:timers/promises";
import { createRequestHandler, type RouterContextProvider } from "react-router";
import { errorPage } from "./error-page.ts";
import type { AppBuild } from "./server-build.ts";

/** The address is that of the visitor for whom alone the page is rendered, where that is known. */
export type RenderPage = (request: Request, visitorAddress?: string | null) => Promise<Response>;

type PageRenderer = {
  build: AppBuild | (() => Promise<AppBuild>);
  isDevelopment: boolean;
  createContext(
    build: AppBuild,
    request: { visitorAddress: string | null; isDocument: boolean },
  ): RouterContextProvider;
};

/** Renders documents and route data through React Router. */
export function createPageRenderer({
  build,
  isDevelopment,
  createContext,
}: PageRenderer): RenderPage {
  const handle = createRequestHandler(build, isDevelopment ? "development" : "production");
  let queue: Promise<unknown> = Promise.resolve();

  return async (request, visitorAddress = null) => {
    // Between two renderings the event loop serves other requests, such as those for cached pages.
    queue = queue.then(() => nextTurn());
    await queue;
    const current = typeof build === "function" ? await build() : build;
    // HEAD is answered like GET, so that its headers, the policy included, are the same.
    const read = request.method === "HEAD" ? new Request(request, { method: "GET" }) : request;
    const isDocument = !new URL(request.url).pathname.endsWith(".data");
    const response = await handle(read, createContext(current, { visitorAddress, isDocument }));

    const { status, headers } = response;
    const contentType = headers.get("content-type");
    // React Router's last resort has no body or one line of plain text.
    if (status >= 500 && (!contentType || contentType.startsWith("text/plain")))
      return brokenPage(status);
    // A page that says nothing about caching is revalidated each time; a failed one is never stored.
    if (!headers.has("cache-control"))
      headers.set("cache-control", status >= 500 ? "no-store" : "no-cache");
    return response;
  };
}

/** The page for the case that rendering failed; the cause is in the log. */
export function brokenPage(status = 500): Response {
  return errorPage(
    status,
    "Something went wrong",
    "We could not show this page just now. Please try again in a moment.",
  );
}
