import type { CacheRule } from "../../app/lib/page-handle.ts";

/** While the commerce service is down, cached pages are served for this long. */
export const staleIfErrorSeconds = 24 * 60 * 60;

export type Freshness = "fresh" | "stale" | "stale-if-error";

type Page = {
  rule: CacheRule;
  status: number;
  /** Whether it is React Router's response to a data request. */
  isData: boolean;
  /** The response's own header: the tags of what this page alone shows. */
  tags: string | undefined;
};

/**
 * The headers for caches in front of an instance. Lifetimes are what is left of the page's own and go without `Age`, so
 * that the lifetimes of several caches do not add up.
 *
 * - Browsers read `Cache-Control`. They revalidate documents each time, and keep data for the click after a prefetch.
 * - CDNs read `CDN-Cache-Control` (RFC 9213), or else `s-maxage`.
 * - nginx reads `X-Accel-Expires` and removes it. It reads neither `Age` nor `CDN-Cache-Control`.
 *
 * No cache stores a copy that is stale already.
 */
export function getCacheHeaders(
  { rule, status, isData, tags }: Page,
  freshness: Freshness,
  ageSeconds: number,
): Record<string, string> {
  if (status !== 200) return { "cache-control": "no-cache" };
  const cacheTag = [...rule.tags, ...(tags ? [tags] : [])].join(",");
  const left = freshness === "fresh" ? Math.floor(rule.fresh - ageSeconds) : 0;
  const ifError = `stale-if-error=${staleIfErrorSeconds}`;
  if (left <= 0) {
    const stale = `public, max-age=0, ${freshness === "stale-if-error" ? "must-revalidate" : ifError}`;
    return {
      "cache-control": stale,
      "cdn-cache-control": stale,
      "x-accel-expires": "0",
      "cache-tag": cacheTag,
    };
  }
  const browserSeconds = isData ? Math.min(rule.inBrowser, left) : 0;
  return {
    // Without stale-while-revalidate, with which browsers would show an old price.
    "cache-control": `public, max-age=${browserSeconds}, s-maxage=${left}, ${ifError}`,
    "cdn-cache-control": `public, max-age=${left}, stale-while-revalidate=${rule.stale}, ${ifError}`,
    "x-accel-expires": String(left),
    "cache-tag": cacheTag,
  };
}
