import { setImmediate as turnOfTheLoop } from "node:timers/promises";
import { createRequestHandler, type RouterContextProvider } from "react-router";
import { kindPage } from "./kind-page.ts";
import type { AppBuild } from "./server-build.ts";

/** The address is that of the visitor for whom alone the page is rendered, where that is known. */
export type RenderPage = (request: Request, visitorAddress?: string | null) => Promise<Response>;

type PageRenderer = {
  build: AppBuild | (() => Promise<AppBuild>);
  mode: string;
  createContext(
    build: AppBuild,
    request: { visitorAddress: string | null; isDocument: boolean },
  ): RouterContextProvider;
};

/** Renders documents and route data through React Router, each request in a context of its own. */
export function createPageRenderer({ build, mode, createContext }: PageRenderer): RenderPage {
  const handle = createRequestHandler(build, mode);

  return inTurns(async (request, visitorAddress = null) => {
    const current = typeof build === "function" ? await build() : build;
    // HEAD is answered like GET, so that its headers, the policy included, are the same.
    const read = request.method === "HEAD" ? new Request(request, { method: "GET" }) : request;
    const isDocument = !new URL(request.url).pathname.endsWith(".data");
    const response = await handle(read, createContext(current, { visitorAddress, isDocument }));

    // React Router's last resort has no body or one line of plain text.
    const contentType = response.headers.get("content-type");
    const isPage = contentType !== null && !contentType.startsWith("text/plain");
    return response.status >= 500 && !isPage ? brokenPage(response.status) : withCaching(response);
  });
}

/** A turn of the event loop accepts one connection, and a crowd has to come in while pages are rendered. */
const turnsBetween = 16;

/**
 * Lets renderings begin one after the other, with turns of the event loop between them. Two hundred that
 * begin together would keep everybody waiting until the last one ends, also those whose page is in memory.
 */
function inTurns(render: RenderPage): RenderPage {
  let last = Promise.resolve();
  let underWay = 0;

  async function pass(): Promise<void> {
    for (let turns = underWay > 1 ? turnsBetween : 1; turns > 0; turns--) await turnOfTheLoop();
  }

  return async (...asked) => {
    underWay += 1;
    last = last.then(pass);
    try {
      await last;
      return await render(...asked);
    } finally {
      underWay -= 1;
    }
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
