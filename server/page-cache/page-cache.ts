import { fromCache } from "../cached-response.ts";
import type { RenderPage } from "../render-page.ts";
import { type CachedPage, type Freshness, headersOf, toCachedPage } from "./cached-page.ts";
import { type PageKey, toPageKey } from "./page-key.ts";
import { type CacheRule, type FindCachedRoute, staleIfErrorSeconds } from "./page-rules.ts";
import { createPageStore } from "./page-store.ts";

export type PageCache = {
  /** Responds to GET or HEAD from the cache or by rendering. */
  respond: RenderPage;
  /** Has the affected pages rendered before their next response; while that fails, the old ones are sent. */
  expire(isAffected: (rule: CacheRule) => boolean): void;
  size(): { pages: number; bytes: number };
};

type PageCacheParts = {
  render: RenderPage;
  findRoute: FindCachedRoute;
  /** Origin for which pages are rendered, whatever host a visitor named. */
  origin: string;
  maxBytes: number;
  /** Milliseconds. */
  now?: () => number;
  logError(error: unknown): void;
};

/** A page that was cached, or a response that may not be. */
type Rendering = { page: CachedPage } | { page: null; response: Response };

/** While the commerce service is down, each page tries again this often. */
const retryAfterMs = 5_000;
/** For so long after a failure nobody waits for another try. */
const failingMs = 60_000;

/** In this header a page names the query values that change it, written like a query. It is not sent on. */
const varyHeader = "x-vary-query";

/**
 * Renders a page once for everybody. Concurrent requests share one rendering; a stale page is sent and
 * rendered in the background; while pages cannot be rendered, the last good one is sent for a day.
 */
export function createPageCache(parts: PageCacheParts): PageCache {
  const { render, findRoute, origin, now = Date.now, logError } = parts;
  const store = createPageStore<CachedPage>(parts.maxBytes);
  const underWay = new Map<string, Promise<Rendering>>();
  // Only pages that exist have the header, so there are no more of them than products.
  const varyingQueries = new Map<string, ReadonlySet<string>>();
  const findKey = (target: string) =>
    toPageKey(target, findRoute, (pathname) => varyingQueries.get(pathname));

  async function renderNew({ key, rule }: PageKey): Promise<Rendering> {
    const renderedAt = now();
    // Nothing that a visitor's browser sent goes along: it must not get into everybody's page.
    const response = await render(new Request(origin + key));
    readVaryingQuery(key, response);
    // Now it is known which query values change the page: the key may hold others.
    const actual = findKey(key);
    if (actual && actual.key !== key) return renderOnce(actual);

    const page = await toCachedPage(response.clone(), rule, renderedAt, store.get(key));
    if (page) store.set(key, page);
    // A page that is gone must not come back when the commerce service fails.
    else if (!hasFailed(response)) store.delete(key);
    return page ? { page } : { page, response };
  }

  function readVaryingQuery(key: string, { headers }: Response): void {
    const values = headers.get(varyHeader);
    if (values === null) return;
    const { pathname } = new URL(origin + key);
    varyingQueries.set(pathname.replace(/\.data$/, ""), new Set(values.split("&")));
    headers.delete(varyHeader);
  }

  function renderOnce(found: PageKey): Promise<Rendering> {
    const rendering =
      underWay.get(found.key) ?? renderNew(found).finally(() => underWay.delete(found.key));
    underWay.set(found.key, rendering);
    return rendering;
  }

  const hasFailedWithin = (ms: number, { failedAt }: CachedPage) =>
    failedAt !== undefined && now() - failedAt < ms;

  /** `null` when rendering fails or has just failed. */
  async function revalidate(found: PageKey, page: CachedPage): Promise<Rendering | null> {
    if (hasFailedWithin(retryAfterMs, page)) return null;
    try {
      const rendering = await renderOnce(found);
      if (rendering.page || !hasFailed(rendering.response)) return rendering;
    } catch (error) {
      logError(error);
    }
    page.failedAt = now();
    return null;
  }

  const ageOf = ({ renderedAt }: CachedPage) => (now() - renderedAt) / 1000;
  const isGood = (page: CachedPage) =>
    page.status === 200 && ageOf(page) < page.rule.fresh + staleIfErrorSeconds;

  /** `null` when the page has to be rendered before the response. */
  function getFreshness(page: CachedPage): Freshness | null {
    const { rule, isExpired = false } = page;
    if (ageOf(page) < rule.fresh && !isExpired) return "fresh";
    if (page.status !== 200) return null;
    if (hasFailedWithin(failingMs, page)) return isGood(page) ? "stale-if-error" : null;
    return ageOf(page) < rule.fresh + rule.stale && !isExpired ? "stale" : null;
  }

  async function respond(request: Request, visitorAddress?: string | null): Promise<Response> {
    const send = (page: CachedPage, freshness: Freshness) =>
      fromCache(request, { ...page, headers: headersOf(page, freshness) });
    const { pathname, search } = new URL(request.url);
    // Most addresses are keys themselves. To find the route of one takes longer than all the rest.
    const known = store.get(pathname + search);
    if (known && getFreshness(known) === "fresh") return send(known, "fresh");

    const found = findKey(pathname + search);
    if (!found) return render(request, visitorAddress);
    const page = store.get(found.key);
    const freshness = page ? getFreshness(page) : null;
    if (page && freshness) {
      if (freshness !== "fresh") void revalidate(found, page);
      return send(page, freshness);
    }
    const sendRendering = (rendering: Rendering) =>
      // Several requests can wait for one response, and a body is read once.
      rendering.page ? send(rendering.page, "fresh") : rendering.response.clone();
    if (!page || !isGood(page)) return sendRendering(await renderOnce(found));
    const rendering = await revalidate(found, page);
    return rendering ? sendRendering(rendering) : send(page, "stale-if-error");
  }

  return {
    respond,
    expire(isAffected) {
      for (const page of store.all()) {
        if (!isAffected(page.rule)) continue;
        page.isExpired = true;
        // The commerce service works again when it sends a message.
        delete page.failedAt;
      }
    },
    size: store.size,
  };
}

/** The commerce service did not answer, or the page was rendered without a part of it. */
function hasFailed({ status, headers }: Response): boolean {
  return status >= 500 || /no-store/.test(headers.get("cache-control") ?? "");
}
