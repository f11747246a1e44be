import { LRUCache } from "lru-cache";
import { markdownType } from "../../app/lib/accept.ts";
import { errorPage } from "../error-page.ts";
import type { RateLimit } from "../rate-limit.ts";
import type { RenderPage } from "../render-page.ts";
import type { Visitor } from "../visitor.ts";
import { type CachedPage, toCachedPage } from "./cached-page.ts";
import { type PageKey, toPageKey } from "./page-key.ts";
import type { FindCachedRoute } from "./page-rules.ts";

export type RenderingParts = {
  render: RenderPage;
  findRoute: FindCachedRoute;
  /** Canonical origin, for which all pages are rendered. */
  origin: string;
  /** Counts the renderings that a client causes, so that one client cannot keep the server from the others. */
  limitClient: RateLimit;
};

/** A page that may be cached, or a response that may not be. */
export type Rendering = CachedPage | Response;

/** The options of a page beyond them are learned again. */
const maxVaryingPages = 1_000;

/** Internal header: the query values that change the page, as a query string. */
const varyHeader = "x-vary-query";

/** Renders pages that are the same for all visitors, from their keys, and knows the options of products. */
export function createPageRenderings({ render, findRoute, origin, limitClient }: RenderingParts) {
  const varyingQueries = new LRUCache<string, ReadonlySet<string>>({ max: maxVaryingPages });

  function takeVaryingQuery(pathname: string, { headers }: Response): void {
    const values = headers.get(varyHeader);
    if (values === null) return;
    varyingQueries.set(pathname.replace(/\.data$/, ""), new Set(values.split("&")));
    headers.delete(varyHeader);
  }

  async function renderRequest(request: Request, visitor?: Visitor | null) {
    const response = await render(request, visitor);
    takeVaryingQuery(new URL(request.url).pathname, response);
    return response;
  }

  return {
    /** `null` for a page that is rendered for each visitor. */
    findKey: (target: string): PageKey | null =>
      toPageKey(target, findRoute, (pathname) => varyingQueries.get(pathname)),
    /** Counts a rendering; resolves to the response for a client that causes too many, else to `null`. */
    async refuse(visitor?: Visitor | null): Promise<Response | null> {
      const waitSeconds = visitor ? await limitClient(visitor.client) : null;
      return waitSeconds === null ? null : tooManyPages(waitSeconds);
    },
    /** Renders a page that has no key. */
    renderRequest,
    /** Without the visitor's headers, which must not influence a shared page. */
    async renderKey(
      { url, isMarkdown, rule }: PageKey,
      options: { previous?: CachedPage | undefined; quality: number },
    ): Promise<Rendering> {
      const renderedAt = performance.now();
      const request = new Request(origin + url);
      if (isMarkdown) request.headers.set("accept", markdownType);
      const response = await renderRequest(request);
      return (await toCachedPage(response.clone(), { rule, renderedAt, ...options })) ?? response;
    },
  };
}

function tooManyPages(waitSeconds: number): Response {
  const heading = "One moment, please";
  const text = "You’ve opened many pages at once. Please try again in a few seconds.";
  return errorPage(429, heading, text, { "retry-after": String(waitSeconds) });
}
