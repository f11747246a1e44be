import { setImmediate as nextTurn } from "node:timers/promises";
import { createRequestHandler, type RouterContextProvider } from "react-router";
import { errorPage } from "./error-page.ts";
import type { AppBuild } from "./server-build.ts";

/** `visitorAddress` is null for a page that is cached. */
export type RenderPage = (request: Request, visitorAddress?: string | null) => Promise<Response>;

type PageRenderer = {
  build: AppBuild | (() => Promise<AppBuild>);
  createContext(
    build: AppBuild,
    request: { visitorAddress: string | null; isDocument: boolean },
  ): RouterContextProvider;
};

/** Renders documents and route data through React Router. */
export function createPageRenderer({ build, createContext }: PageRenderer): RenderPage {
  const handle = createRequestHandler(build, process.env.NODE_ENV);
  let queue: Promise<unknown> = Promise.resolve();

  return async (request, visitorAddress = null) => {
    // One rendering per turn of the event loop, so that cached pages are served in between.
    queue = queue.then(() => nextTurn());
    await queue;
    const current = typeof build === "function" ? await build() : build;
    // HEAD is rendered like GET, so that its headers are the same.
    const rendered = request.method === "HEAD" ? new Request(request, { method: "GET" }) : request;
    const isDocument = !new URL(request.url).pathname.endsWith(".data");
    const response = await handle(rendered, createContext(current, { visitorAddress, isDocument }));

    const { status, headers } = response;
    const contentType = headers.get("content-type");
    // React Router's own error response has no body or plain text.
    if (status >= 500 && (!contentType || contentType.startsWith("text/plain")))
      return serverErrorPage(status);
    // Pages without `Cache-Control` are revalidated each time; failed ones are never stored.
    if (!headers.has("cache-control"))
      headers.set("cache-control", status >= 500 ? "no-store" : "no-cache");
    return response;
  };
}

/** For a failed rendering; the error is in the log. */
export function serverErrorPage(status = 500): Response {
  return errorPage(
    status,
    "Something went wrong",
    "We could not show this page just now. Please try again in a moment.",
  );
}
