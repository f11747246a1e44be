import { fromCache } from "../cached-response.ts";
import { renderings } from "../monitoring/metrics.ts";
import type { RenderPage } from "../render-page.ts";
import { type Freshness, staleIfErrorSeconds } from "./cache-headers.ts";
import { type CachedPage, toHeaders } from "./cached-page.ts";
import { type PageKey, toTarget } from "./page-key.ts";
import { createPageRenderings, type Rendering, type RenderingParts } from "./page-renderings.ts";
import { createPageStore } from "./page-store.ts";

type PageCacheParts = RenderingParts & {
  maxBytes: number;
  logError(error: unknown): void;
};

/** Pause between revalidations of a page that fail. */
const retryAfterMs = 5_000;
/** For this time after a failure the old page is served without waiting for a revalidation. */
const failingMs = 60_000;

/** Quality of brotli while a visitor waits. Takes 3 ms for a page of 85 KB. */
const quickQuality = 5;
/** Quality of brotli for a page that is requested again after a minute. Takes 150 ms, and saves 12 %. */
const bestQuality = 11;

/** Renders a page for each visit, with the same headers as the cache, so that caches in front can do its work. */
export function createUncachedPages(parts: RenderingParts): RenderPage {
  const { findKey, renderKey, renderRequest, refuse } = createPageRenderings(parts);

  return async (request, visitor) => {
    const refusal = await refuse(visitor);
    if (refusal) return refusal;
    const target = toTarget(request);
    const found = findKey(target);
    if (!found) return renderRequest(request, visitor);
    const first = await renderKey(found, { quality: quickQuality });
    // Its options, which it told now, may be in the query.
    const actual = findKey(target);
    const isOther = actual && actual.key !== found.key;
    const rendering = isOther ? await renderKey(actual, { quality: quickQuality }) : first;
    if (rendering instanceof Response) return rendering;
    return fromCache(request, { ...rendering, headers: toHeaders(rendering, "fresh") });
  };
}

/**
 * Caches rendered pages for all visitors, with request coalescing, stale-while-revalidate and, for a day,
 * stale-if-error.
 */
export function createPageCache({ maxBytes, logError, ...parts }: PageCacheParts) {
  const store = createPageStore<CachedPage>(maxBytes);
  const pending = new Map<string, Promise<Rendering>>();
  const { findKey, renderKey, renderRequest, refuse } = createPageRenderings(parts);

  async function renderPage(found: PageKey): Promise<Rendering> {
    const { key } = found;
    renderings.inc();
    const previous = store.get(key);
    const isVisitorWaiting = !previous || !getFreshness(previous);
    const quality = isVisitorWaiting ? quickQuality : bestQuality;
    const rendering = await renderKey(found, { previous, quality });
    if (!(rendering instanceof Response)) store.set(key, rendering);
    // A removed page must not reappear when the commerce service fails.
    else if (!hasFailed(rendering)) store.delete(key);
    return rendering;
  }

  function renderOnce(found: PageKey): Promise<Rendering> {
    const rendering =
      pending.get(found.key) ?? renderPage(found).finally(() => pending.delete(found.key));
    pending.set(found.key, rendering);
    return rendering;
  }

  const hasFailedWithin = (ms: number, { failedAt }: CachedPage) =>
    failedAt !== undefined && performance.now() - failedAt < ms;

  /** `null` when rendering fails or has just failed. */
  async function revalidate(found: PageKey, page: CachedPage): Promise<Rendering | null> {
    if (hasFailedWithin(retryAfterMs, page)) return null;
    try {
      const rendering = await renderOnce(found);
      if (!(rendering instanceof Response) || !hasFailed(rendering)) return rendering;
    } catch (error) {
      logError(error);
    }
    page.failedAt = performance.now();
    return null;
  }

  const getAgeSeconds = ({ renderedAt }: CachedPage) => (performance.now() - renderedAt) / 1000;
  const isGood = (page: CachedPage) =>
    page.status === 200 && getAgeSeconds(page) < page.rule.fresh + staleIfErrorSeconds;

  /** `null` when the page has to be rendered before the response. */
  function getFreshness(page: CachedPage): Freshness | null {
    const { rule } = page;
    if (getAgeSeconds(page) < rule.fresh) return "fresh";
    if (page.status !== 200) return null;
    if (hasFailedWithin(failingMs, page)) return isGood(page) ? "stale-if-error" : null;
    return getAgeSeconds(page) < rule.fresh + rule.stale ? "stale" : null;
  }

  const respond: RenderPage = async (request, visitor) => {
    const send = (page: CachedPage, freshness: Freshness) =>
      fromCache(request, {
        ...page,
        headers: { ...toHeaders(page, freshness), "x-page": freshness },
      });
    const target = toTarget(request);

    async function sendRendered(found: PageKey): Promise<Response> {
      const page = store.get(found.key);
      if (!page || !isGood(page)) {
        const refusal = pending.has(found.key) ? null : await refuse(visitor);
        return refusal ?? sendRendering(found, await renderOnce(found));
      }
      const rendering = await revalidate(found, page);
      return rendering ? sendRendering(found, rendering) : send(page, "stale-if-error");
    }

    function sendRendering({ key }: PageKey, rendering: Rendering): Response | Promise<Response> {
      // The options of the page, which are known now, may be in the query.
      const actual = findKey(target);
      if (actual && actual.key !== key) return sendPage(actual);
      // Cloned, because several requests can share one response.
      return rendering instanceof Response ? rendering.clone() : send(rendering, "fresh");
    }

    function sendPage(found: PageKey): Response | Promise<Response> {
      const page = store.get(found.key);
      // A missing page tells no options; it is the same for all queries.
      const isUnknown = found.isProvisional && page?.status === 200;
      const freshness = page && !isUnknown ? getFreshness(page) : null;
      if (!page || !freshness) return sendRendered(found);
      if (freshness !== "fresh") void revalidate(found, page);
      return send(page, freshness);
    }

    // Most URLs are keys already; this skips route matching.
    const direct = store.get(target);
    if (direct && getFreshness(direct) === "fresh") return send(direct, "fresh");
    const found = findKey(target);
    if (found) return sendPage(found);
    return (await refuse(visitor)) ?? renderRequest(request, visitor);
  };

  return { respond, size: store.size };
}

/** Whether the page was rendered without data of the commerce service. */
function hasFailed({ status, headers }: Response): boolean {
  return status >= 500 || /no-store/.test(headers.get("cache-control") ?? "");
}
