import { createRequestHandler, type RouterContextProvider } from "react-router";
import { kindPage } from "./kind-page.ts";
import type { AppBuild } from "./server-build.ts";

export type RenderPage = (request: Request) => Promise<Response>;

type PageRenderer = {
  build: AppBuild | (() => Promise<AppBuild>);
  mode: string;
  createContext(build: AppBuild): RouterContextProvider;
};

/** Renders documents and route data through React Router, each request in a context of its own. */
export function createPageRenderer({ build, mode, createContext }: PageRenderer): RenderPage {
  const handle = createRequestHandler(build, mode);

  return async (request) => {
    const current = typeof build === "function" ? await build() : build;
    // HEAD is answered like GET, so that its headers, the policy included, are the same.
    const read = request.method === "HEAD" ? new Request(request, { method: "GET" }) : request;
    const response = await handle(read, createContext(current));

    // React Router's last resort has no body or one line of plain text.
    const contentType = response.headers.get("content-type");
    const isPage = contentType !== null && !contentType.startsWith("text/plain");
    return response.status >= 500 && !isPage ? brokenPage(response.status) : withCaching(response);
  };
}

/** The page for the case that rendering itself failed; the cause is in the log. */
export function brokenPage(status = 500): Response {
  return kindPage(
    status,
    "Something went wrong",
    "We could not show this page just now. Please try again in a moment.",
  );
}

/** A page that says nothing about caching is asked for again each time; a failed one is never kept. */
function withCaching(response: Response): Response {
  if (response.headers.has("cache-control")) return response;
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  headers.set("cache-control", status >= 500 ? "no-store" : "no-cache");
  return new Response(response.body, { status, statusText, headers });
}
