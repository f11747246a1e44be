import { fromCache } from "../cached-response.ts";
import { renderings } from "../monitoring/metrics.ts";
import type { RenderPage } from "../render-page.ts";
import { type Freshness, staleIfErrorSeconds } from "./cache-headers.ts";
import { type CachedPage, toHeaders } from "./cached-page.ts";
import { type PageKey, toPageKey, toTarget } from "./page-key.ts";
import {
  copyFor,
  type Rendering,
  type RenderingParts,
  refuse,
  renderKey,
} from "./page-renderings.ts";
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
  return async (request, visitor) => {
    const refusal = await refuse(parts, visitor);
    if (refusal) return refusal;
    const found = toPageKey(toTarget(request), parts.findRoute);
    if (!found) return parts.render(request, visitor);
    const rendering = await renderKey(parts, found, { quality: quickQuality });
    if (rendering instanceof Response) return copyFor(request, rendering);
    return fromCache(request, { ...rendering, headers: toHeaders(rendering, "fresh") });
  };
}

/**
 * Caches rendered pages for all visitors, with request coalescing, stale-while-revalidate and, for a day,
 * stale-if-error.
 */
export function createPageCache({ maxBytes, logError, ...parts }: PageCacheParts) {
  const store = createPageStore<CachedPage>(maxBytes, (page) => getFreshness(page) === null);
  const pending = new Map<string, Promise<Rendering>>();

  async function renderPage(found: PageKey): Promise<Rendering> {
    const { key } = found;
    renderings.inc();
    const previous = store.get(key);
    const isVisitorWaiting = !previous || !getFreshness(previous);
    const quality = isVisitorWaiting ? quickQuality : bestQuality;
    const rendering = await renderKey(parts, found, { previous, quality });
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
    const sendRendering = (rendering: Rendering) =>
      rendering instanceof Response ? copyFor(request, rendering) : send(rendering, "fresh");

    const target = toTarget(request);
    // Most URLs are keys already; this skips route matching.
    const direct = store.get(target);
    if (direct && getFreshness(direct) === "fresh") return send(direct, "fresh");
    const found = toPageKey(target, parts.findRoute);
    if (!found) return (await refuse(parts, visitor)) ?? parts.render(request, visitor);

    const page = store.get(found.key);
    const freshness = page && getFreshness(page);
    if (page && freshness) {
      if (freshness !== "fresh") void revalidate(found, page);
      return send(page, freshness);
    }
    if (page && isGood(page)) {
      const rendering = await revalidate(found, page);
      return rendering ? sendRendering(rendering) : send(page, "stale-if-error");
    }
    const refusal = pending.has(found.key) ? null : await refuse(parts, visitor);
    return refusal ?? sendRendering(await renderOnce(found));
  };

  return { respond, size: store.size };
}

/** Whether the page was rendered without data of the commerce service. */
function hasFailed({ status, headers }: Response): boolean {
  return status >= 500 || /no-store/.test(headers.get("cache-control") ?? "");
}
