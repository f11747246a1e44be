import { markdownType } from "../../app/lib/accept.ts";
import { isCampaignParameter } from "../../app/lib/campaign.ts";
import { addQuery } from "../../app/lib/paths.ts";
import { type Budget, costs } from "../budget/budget.ts";
import { fromCache } from "../cached-response.ts";
import { renderings } from "../monitoring/metrics.ts";
import type { RenderPage } from "../render-page.ts";
import { type Freshness, staleIfErrorSeconds } from "./cache-headers.ts";
import { type CachedPage, toCachedPage, toHeaders } from "./cached-page.ts";
import { isMarkdownKey, type PageKey, toPageKey, toTarget } from "./page-key.ts";
import type { FindCachedRoute } from "./page-rules.ts";
import { createPageStore } from "./page-store.ts";

type PageCacheParts = {
  render: RenderPage;
  findRoute: FindCachedRoute;
  /** Canonical origin, for which all pages are rendered. */
  origin: string;
  budget: Budget;
  maxBytes: number;
  logError(error: unknown): void;
};

/** A page that may be cached, or a response that may not be. */
type Rendering = CachedPage | Response;

/** Pause between revalidations of a page that fail. */
const retryAfterMs = 5_000;
/** For this time after a failure the old page is served without waiting for a revalidation. */
const failingMs = 60_000;

/** Quality of brotli while a visitor waits. Takes 3 ms for a page of 85 KB. */
const quickQuality = 5;
/** Quality of brotli for a page that is requested again after a minute. Takes 150 ms, and saves 12 %. */
const bestQuality = 11;

/**
 * Caches rendered pages for all visitors, with request coalescing, stale-while-revalidate and, for a day,
 * stale-if-error.
 */
export function createPageCache(parts: PageCacheParts) {
  const { render, findRoute, origin, budget, maxBytes, logError } = parts;
  const store = createPageStore<CachedPage>(maxBytes, (page) => getFreshness(page) === null);
  const pending = new Map<string, Promise<Rendering>>();

  /** Renders a page for all visitors: without their headers, which must not influence a shared page. */
  async function renderPage({ key, url, isMarkdown, rule }: PageKey): Promise<Rendering> {
    renderings.inc();
    const renderedAt = performance.now();
    const previous = store.get(key);
    const isVisitorWaiting = !previous || !getFreshness(previous);
    const quality = isVisitorWaiting ? quickQuality : bestQuality;
    const request = new Request(origin + url);
    if (isMarkdown) request.headers.set("accept", markdownType);
    const response = await render(request);
    const page = await toCachedPage(response.clone(), { rule, renderedAt, previous, quality });
    if (page) store.set(key, page);
    // A removed page must not reappear when the commerce service fails.
    else if (!hasFailed(response)) store.delete(key);
    return page ?? response;
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
    const cost = isMarkdownKey(target) ? costs.markdown : costs.request;
    const found = toPageKey(target, findRoute);
    if (!found) return budget.run(visitor, cost, () => render(request, visitor));

    // There are few files, and none is refused. A page that is being rendered costs nobody else.
    const payer = found.rule.isFile || pending.has(found.key) ? null : visitor;
    const page = store.get(found.key);
    const freshness = page && getFreshness(page);
    if (page && freshness) {
      // Does not wait: the next request for the page tries again.
      if (freshness !== "fresh" && budget.hasUnits(payer, costs.bestCompression))
        void budget.run(payer, costs.bestCompression, () => revalidate(found, page));
      return send(page, freshness);
    }
    return budget.run(payer, cost, async () => {
      const known = store.get(found.key);
      // Rendered for another request meanwhile.
      if (known && getFreshness(known) === "fresh") return send(known, "fresh");
      if (!page || !isGood(page)) return sendRendering(await renderOnce(found));
      const rendering = await revalidate(found, page);
      return rendering ? sendRendering(rendering) : send(page, "stale-if-error");
    });
  };

  return { respond, size: store.size };
}

/** Whether the page was rendered without data of the commerce service. */
function hasFailed({ status, headers }: Response): boolean {
  return status >= 500 || /no-store/.test(headers.get("cache-control") ?? "");
}

/** A copy of a response that several requests may share. A redirect gets the campaign parameters that no key has. */
function copyFor({ url }: Request, response: Response): Response {
  const copy = response.clone();
  const location = copy.headers.get("location");
  if (location === null) return copy;
  const campaign = [...new URL(url).searchParams].filter(([name]) => isCampaignParameter(name));
  if (campaign.length > 0)
    copy.headers.set("location", addQuery(location, `?${new URLSearchParams(campaign)}`));
  return copy;
}
