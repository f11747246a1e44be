import { type Asked, askedBy, type FindReady, responseOf } from "../ready-answer.ts";
import type { RenderPage } from "../render-page.ts";
import { answerWith, type Freshness, type KeptPage } from "./kept-page.ts";
import { hasQuery, type PageKey, pageKeyOf } from "./page-key.ts";
import { type CacheRule, type FindCachedRoute, staleIfErrorSeconds } from "./page-rules.ts";
import { createPageStore } from "./page-store.ts";
import { createRenderings, hasFailed, type Rendering } from "./renderings.ts";
import { readingVaryingQuery } from "./varying-query.ts";

export type PageCache = {
  /** Answers from a copy that needs no waiting; a stale one is renewed behind. */
  findReady: FindReady;
  /** Answers a GET or HEAD from a copy or by rendering: for everybody, or a page that is not kept for its visitor. */
  respond: RenderPage;
  /** Has the pages that are named rendered anew at their next visit; while that fails, the copy stands in. */
  expire(isAffected: (rule: CacheRule) => boolean): void;
  figures(): { pages: number; bytes: number; renderings: number };
};

type PageCacheParts = {
  /** Renders a page with all its headers. */
  render: RenderPage;
  findRoute: FindCachedRoute;
  /** Origin for which pages are rendered, whatever host a visitor named. */
  origin: string;
  maxBytes: number;
  /** Milliseconds. */
  now?: () => number;
  logError(error: unknown): void;
};

/**
 * Every page is the same for everybody, so it is rendered once and not once a visit. Many requests for
 * a missing page wait for one rendering; a stale one is answered at once and renewed behind; and while
 * pages cannot be rendered, the last good copy stands in for a day.
 */
export function createPageCache(parts: PageCacheParts): PageCache {
  const { maxBytes, findRoute, now = Date.now, logError } = parts;
  const store = createPageStore<KeptPage>(maxBytes);
  const { render, varyingQueryOf } = readingVaryingQuery(parts.render);
  const keyOf = (target: string) => pageKeyOf(target, findRoute, varyingQueryOf);
  const renderings = createRenderings({ ...parts, render, keyOf, now, store });

  const hasFailedWithin = (ms: number, { failedAt }: KeptPage) =>
    failedAt !== undefined && now() - failedAt < ms;

  /**
   * Renders a copy's page anew; `null` when that fails or has just failed, because a commerce service that is
   * down is not asked again at every visit.
   */
  async function renewed(found: PageKey, copy: KeptPage): Promise<Rendering | null> {
    if (hasFailedWithin(pauseAfterFailureMs, copy)) return null;
    try {
      const rendering = await renderings.once(found);
      if (rendering.page || !hasFailed(rendering.response)) return rendering;
    } catch (error) {
      logError(error);
    }
    copy.failedAt = now();
    return null;
  }

  /** As what a copy may be answered with at once; `null` when it has to be rendered anew first. */
  function freshnessOf(copy: KeptPage): Freshness | null {
    const { rule, isExpired } = copy;
    const age = (now() - copy.renderedAt) / 1000;
    if (age < rule.fresh && !isExpired) return "fresh";
    if (copy.status !== 200) return null;
    // While pages cannot be rendered, nobody waits for another try.
    if (hasFailedWithin(failingForMs, copy)) return isGood(copy) ? "stale-if-error" : null;
    return age < rule.fresh + rule.stale && !isExpired ? "stale" : null;
  }

  const isGood = ({ status, rule, renderedAt }: KeptPage) =>
    status === 200 && (now() - renderedAt) / 1000 < rule.fresh + staleIfErrorSeconds;

  const findReady: FindReady = (asked) => {
    // The key of an address without a query is the address.
    const { target } = asked;
    // Most addresses are keys as they stand; to find the route of one costs more than the rest.
    const isKey = store.get(target) !== undefined;
    const key = isKey || !target.includes("?") ? target : keyOf(target)?.key;
    const copy = key === undefined ? undefined : store.get(key);
    if (key === undefined || !copy) return null;

    const freshness = freshnessOf(copy);
    if (freshness === null) return null;
    if (freshness !== "fresh") {
      const found = keyOf(target);
      if (found) void renewed(found, copy);
    }
    copy.answers += 1;
    // Other addresses can be made up without end, and so could this work.
    const isPlain = copy.status === 200 && !hasQuery(key);
    if (isPlain && copy.answers === answersWorthTheBest) renderings.encodeBest(key);
    return answerWith(copy, freshness, asked);
  };

  function answerOf(rendering: Rendering, asked: Asked): Response {
    if (rendering.page) return responseOf(answerWith(rendering.page, "fresh", asked));
    // Several requests may wait for this one answer, and a body is read once.
    return rendering.response.clone();
  }

  async function respond(request: Request, visitorAddress?: string | null): Promise<Response> {
    const asked = askedBy(request);
    const found = keyOf(asked.target);
    if (!found) return render(request, visitorAddress);
    const ready = findReady(asked);
    if (ready) return responseOf(ready);
    const copy = store.get(found.key);
    if (!copy || !isGood(copy)) return answerOf(await renderings.once(found), asked);

    const rendering = await renewed(found, copy);
    return rendering
      ? answerOf(rendering, asked)
      : responseOf(answerWith(copy, "stale-if-error", asked));
  }

  return {
    findReady,
    respond,
    expire(isAffected) {
      for (const key of store.keys()) {
        const copy = store.get(key);
        if (!copy || !isAffected(copy.rule)) continue;
        copy.isExpired = true;
        // Who says so is there.
        delete copy.failedAt;
      }
    },
    figures: () => ({
      pages: store.keys().length,
      bytes: store.bytes,
      renderings: renderings.count(),
    }),
  };
}

/** A page that nobody asks for again is compressed quickly and that is it. */
const answersWorthTheBest = 3;

/** While the commerce service is down, each page tries again this often, and for so long behind. */
const pauseAfterFailureMs = 5_000;
const failingForMs = 60_000;
