import { answerWith, type KeptPage, keptPageFrom } from "./kept-page.ts";
import { pageKeyOf } from "./page-key.ts";
import { type PageRule, staleIfErrorSeconds } from "./page-rules.ts";
import { createPageStore } from "./page-store.ts";

export type PageCache = {
  /** Answers a GET or HEAD from a copy or by rendering. */
  respond(request: Request): Promise<Response>;
  /** Has the pages that are named rendered anew at their next visit; while that fails, the copy stands in. */
  expire(isTouched: (key: string) => boolean): void;
  figures(): { pages: number; bytes: number; renderings: number };
};

type PageCacheParts = {
  /** Renders a page with all its headers. */
  render(request: Request): Promise<Response>;
  /** Origin for which pages are rendered, whatever host a visitor named. */
  origin: string;
  maxBytes: number;
  /** Milliseconds. */
  now?: () => number;
  logError(error: unknown): void;
};

/** The page that was kept, or the answer that may not be. */
type Rendering = { page: KeptPage } | { page: null; response: Response };

/**
 * Every page is the same for everybody, so it is rendered once and not once a visit. Many requests for
 * a missing page wait for one rendering; a stale one is answered at once and renewed behind; and while
 * pages cannot be rendered, the last good copy stands in for a day.
 */
export function createPageCache(parts: PageCacheParts): PageCache {
  const { render, origin, maxBytes, now = Date.now, logError } = parts;
  const store = createPageStore<KeptPage>(maxBytes);
  const running = new Map<string, Promise<Rendering>>();
  let renderings = 0;

  function renderOnce(key: string): Promise<Rendering> {
    const ongoing = running.get(key);
    if (ongoing) return ongoing;
    const rendering = renderAnew(key).finally(() => running.delete(key));
    running.set(key, rendering);
    return rendering;
  }

  async function renderAnew(key: string): Promise<Rendering> {
    renderings += 1;
    const renderedAt = now();
    // Nothing that a visitor's browser sent goes along: it must not get into everybody's page.
    const response = await render(new Request(origin + key));
    const page = await keptPageFrom(response.clone(), renderedAt);
    if (page) {
      store.set(key, page);
      return { page };
    }
    // A page that is gone must not come back as a copy when the commerce service fails.
    if (!hasFailed(response)) store.delete(key);
    return { page: null, response };
  }

  const hasFailedWithin = (ms: number, { failedAt }: KeptPage) =>
    failedAt !== undefined && now() - failedAt < ms;

  /** Renews a copy; a commerce service that is down is not asked again at every visit. */
  async function renew(key: string, copy: KeptPage): Promise<void> {
    if (hasFailedWithin(pauseAfterFailureMs, copy)) return;
    try {
      const rendering = await renderOnce(key);
      if (!rendering.page && hasFailed(rendering.response)) copy.failedAt = now();
    } catch (error) {
      copy.failedAt = now();
      logError(error);
    }
  }

  async function rendered(key: string, rule: PageRule, request: Request): Promise<Response> {
    const rendering = await renderOnce(key);
    if (rendering.page) return answerWith(rendering.page, rule, request, "fresh");
    // Several requests may wait for this one answer, and a body is read once.
    return rendering.response.clone();
  }

  async function respond(request: Request): Promise<Response> {
    const found = pageKeyOf(new URL(request.url));
    if (!found) return render(request);
    const { key, rule } = found;
    const copy = store.get(key);
    if (!copy) return rendered(key, rule, request);

    const age = (now() - copy.renderedAt) / 1000;
    if (age < rule.fresh && !copy.isExpired) return answerWith(copy, rule, request, "fresh");

    const isGood = age < rule.fresh + staleIfErrorSeconds;
    const isFailing = hasFailedWithin(failingForMs, copy);
    const renewal = renew(key, copy);
    if (age < rule.fresh + rule.stale && !copy.isExpired && !isFailing)
      return answerWith(copy, rule, request, "stale");
    // While pages cannot be rendered, nobody waits for another try.
    if (isFailing && isGood) return answerWith(copy, rule, request, "stale-if-error");

    await renewal;
    const newest = store.get(key);
    const isRenewed = newest !== undefined && newest !== copy;
    if (isRenewed) return answerWith(newest, rule, request, "fresh");
    return copy.failedAt !== undefined && isGood
      ? answerWith(copy, rule, request, "stale-if-error")
      : rendered(key, rule, request);
  }

  return {
    respond,
    expire(isTouched) {
      for (const key of store.keys().filter(isTouched)) {
        const copy = store.get(key);
        if (copy) store.set(key, { ...copy, isExpired: true });
      }
    },
    figures: () => ({ pages: store.keys().length, bytes: store.bytes, renderings }),
  };
}

/** No answer from the commerce service, or what is shown without a part of it or in its place. */
function hasFailed({ status, headers }: Response): boolean {
  return status >= 500 || /no-store/.test(headers.get("cache-control") ?? "");
}

/** While the commerce service is down, each page tries again this often, and for so long behind. */
const pauseAfterFailureMs = 5_000;
const failingForMs = 60_000;
