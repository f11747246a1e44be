import { existsSync } from "node:fs";
import { setImmediate as nextTurn } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import type { LoadContextOptions } from "../app/commerce/context.ts";
import type { DocumentOptions } from "../app/lib/document-options.ts";
import type { checkPurchase, checkStore } from "../store-check/check-store.ts";
import type { getShownSamples } from "../store-check/shown-samples.ts";
import { errorPage } from "./error-page.ts";
import { reportingEndpoints } from "./policy-reports.ts";
import { getSitePages } from "./site-pages.ts";
import { StartError } from "./start.ts";
import type { Visitor } from "./visitor.ts";

/** The compiled application with the exports of `app/entry.server.tsx`. */
export type AppBuild = ServerBuild & {
  entry: {
    module: {
      createLoadContext(
        options: LoadContextOptions,
        document: DocumentOptions,
      ): RouterContextProvider;
    };
  };
};

/** What `server/build.ts` exports, compiled. */
export type CompiledBuild = AppBuild & {
  checkPurchase: typeof checkPurchase;
  checkStore: typeof checkStore;
  getShownSamples: typeof getShownSamples;
};

const buildFile = fileURLToPath(new URL("../build/server/index.js", import.meta.url));

export async function loadServerBuild(file = buildFile): Promise<CompiledBuild> {
  if (existsSync(file)) return (await import(pathToFileURL(file).href)).default;
  throw new StartError(
    "The shop has not been built yet.\nRun npm start, which builds the shop first.",
  );
}

/** `visitor` is null for a page that is cached, and for one that the server itself asks for. */
export type RenderPage = (request: Request, visitor?: Visitor | null) => Promise<Response>;

/** What is the same for every request. */
type RendererOptions = Omit<LoadContextOptions, "isDocument" | "sitePages"> & {
  document: DocumentOptions;
};

/** A document that waits longer for the commerce service is sent without its data. */
const documentTimeoutMs = 2_500;
/** Limit for data requests, during which the visitor still sees the previous page. */
const dataTimeoutMs = 15_000;

/** Renders documents and route data through React Router. */
export function createPageRenderer(
  build: AppBuild | (() => Promise<AppBuild>),
  { document, ...options }: RendererOptions,
): RenderPage {
  const handle = createRequestHandler(build, process.env.NODE_ENV);
  let queue: Promise<unknown> = Promise.resolve();

  return async (request, visitor = null) => {
    // One rendering per turn of the event loop, so that cached pages are served in between.
    queue = queue.then(() => nextTurn());
    await queue;
    const { entry, routes } = typeof build === "function" ? await build() : build;
    // HEAD is rendered like GET, so that its headers are the same.
    const rendered = request.method === "HEAD" ? new Request(request, { method: "GET" }) : request;
    const isDocument = !new URL(request.url).pathname.endsWith(".data");
    const limitMs = isDocument ? documentTimeoutMs : dataTimeoutMs;
    const store = {
      ...options.store,
      visitorAddress: visitor?.address ?? null,
      timeoutMs: limitMs,
      totalMs: limitMs,
    };
    const sitePages = getSitePages(routes, options);
    const context = entry.module.createLoadContext(
      { ...options, store, isDocument, sitePages },
      document,
    );
    const response = await handle(rendered, context);

    const { status, headers } = response;
    const contentType = headers.get("content-type");
    // React Router's own error response has no body or plain text.
    if (status >= 500 && (!contentType || contentType.startsWith("text/plain")))
      return serverErrorPage(status);
    if (headers.has("content-security-policy"))
      headers.set("reporting-endpoints", reportingEndpoints);
    // Data is for the pages that ask for it, which search engines render.
    if (!isDocument) headers.set("x-robots-tag", "noindex");
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
    "We couldn’t load this page. Please try again in a moment.",
  );
}
