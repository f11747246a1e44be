import { LRUCache } from "lru-cache";
import type { CacheRule } from "../../app/lib/page-handle.ts";
import { fromCache } from "../cached-response.ts";
import { renderings } from "../monitoring/metrics.ts";
import type { RenderPage } from "../render-page.ts";
import { type CachedPage, type Freshness, toCachedPage, toHeaders } from "./cached-page.ts";
import { type PageKey, toPageKey } from "./page-key.ts";
import { type FindCachedRoute, staleIfErrorSeconds } from "./page-rules.ts";
import { createPageStore } from "./page-store.ts";

type PageCacheParts = {
  render: RenderPage;
  findRoute: FindCachedRoute;
  /** Canonical origin, for which all pages are rendered. */
  origin: string;
  maxBytes: number;
  logError(error: unknown): void;
};

/** A page that was cached, or a response that may not be. */
type Rendering = CachedPage | Response;

/** Pause between revalidations of a page that fail. */
const retryAfterMs = 5_000;
/** For this time after a failure the old page is served without waiting for a revalidation. */
const failingMs = 60_000;

/** A page beyond them is rendered once more for each query until its options are known again. */
const maxVaryingPages = 1_000;

/** Internal header: the query values that change the page, as a query string. */
const varyHeader = "x-vary-query";

/**
 * Caches rendered pages for all visitors, with request coalescing, stale-while-revalidate and, for a day,
 * stale-if-error.
 */
export function createPageCache(parts: PageCacheParts) {
  const { render, findRoute, origin, maxBytes, logError } = parts;
  const store = createPageStore<CachedPage>(maxBytes);
  const pending = new Map<string, Promise<Rendering>>();
  const varyingQueries = new LRUCache<string, ReadonlySet<string>>({ max: maxVaryingPages });
  const findKey = (target: string) =>
    toPageKey(target, findRoute, (pathname) => varyingQueries.get(pathname));

  async function renderPage({ key, rule }: PageKey): Promise<Rendering> {
    renderings.inc();
    const renderedAt = Date.now();
    // Without the visitor's headers, which must not influence a shared page.
    const response = await render(new Request(origin + key));
    readVaryingQuery(key, response);
    // The query values that change the page are known only now: the key may contain others.
    const actual = findKey(key);
    if (actual && actual.key !== key) return renderOnce(actual);

    const page = await toCachedPage(response.clone(), rule, renderedAt, store.get(key));
    if (page) store.set(key, page);
    // A removed page must not reappear when the commerce service fails.
    else if (!hasFailed(response)) store.delete(key);
    return page ?? response;
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
      pending.get(found.key) ?? renderPage(found).finally(() => pending.delete(found.key));
    pending.set(found.key, rendering);
    return rendering;
  }

  const hasFailedWithin = (ms: number, { failedAt }: CachedPage) =>
    failedAt !== undefined && Date.now() - failedAt < ms;

  /** `null` when rendering fails or has just failed. */
  async function revalidate(found: PageKey, page: CachedPage): Promise<Rendering | null> {
    if (hasFailedWithin(retryAfterMs, page)) return null;
    try {
      const rendering = await renderOnce(found);
      if (!(rendering instanceof Response) || !hasFailed(rendering)) return rendering;
    } catch (error) {
      logError(error);
    }
    page.failedAt = Date.now();
    return null;
  }

  const getAgeSeconds = ({ renderedAt }: CachedPage) => (Date.now() - renderedAt) / 1000;
  const isGood = (page: CachedPage) =>
    page.status === 200 && getAgeSeconds(page) < page.rule.fresh + staleIfErrorSeconds;

  /** `null` when the page has to be rendered before the response. */
  function getFreshness(page: CachedPage): Freshness | null {
    const { rule, isExpired = false } = page;
    if (getAgeSeconds(page) < rule.fresh && !isExpired) return "fresh";
    if (page.status !== 200) return null;
    if (hasFailedWithin(failingMs, page)) return isGood(page) ? "stale-if-error" : null;
    return getAgeSeconds(page) < rule.fresh + rule.stale && !isExpired ? "stale" : null;
  }

  /** Responds to GET or HEAD from the cache or by rendering. */
  async function respond(request: Request, visitorAddress?: string | null): Promise<Response> {
    const send = (page: CachedPage, freshness: Freshness) =>
      fromCache(request, { ...page, headers: toHeaders(page, freshness) });
    const { pathname, search } = new URL(request.url);
    // Most URLs are keys already; this skips route matching.
    const direct = store.get(pathname + search);
    if (direct && getFreshness(direct) === "fresh") return send(direct, "fresh");

    const found = findKey(pathname + search);
    if (!found) return render(request, visitorAddress);
    const page = store.get(found.key);
    const freshness = page ? getFreshness(page) : null;
    if (page && freshness) {
      if (freshness !== "fresh") void revalidate(found, page);
      return send(page, freshness);
    }
    const sendRendering = (rendering: Rendering) =>
      // Cloned, because several requests can share one response.
      rendering instanceof Response ? rendering.clone() : send(rendering, "fresh");
    if (!page || !isGood(page)) return sendRendering(await renderOnce(found));
    const rendering = await revalidate(found, page);
    return rendering ? sendRendering(rendering) : send(page, "stale-if-error");
  }

  return {
    respond,
    /** Has the affected pages rendered before their next response; while that fails, the old ones are served. */
    expire(isAffected: (rule: CacheRule) => boolean): void {
      for (const page of store.all()) {
        if (!isAffected(page.rule)) continue;
        page.isExpired = true;
        // The commerce service is up, because it sent a webhook.
        delete page.failedAt;
      }
    },
    size: store.size,
  };
}

/** Whether the page was rendered without data of the commerce service. */
function hasFailed({ status, headers }: Response): boolean {
  return status >= 500 || /no-store/.test(headers.get("cache-control") ?? "");
}
