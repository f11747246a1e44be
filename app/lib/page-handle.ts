import type { ComponentType } from "react";

/**
 * What a route says of its page. The server reads it from the build for the page cache and the sitemap, the
 * shell for what is shown while the page loads.
 */
export type PageHandle = {
  /** Keeps the page and its data for everybody. A page without it is rendered for each visit. */
  cache?: CacheRule;
  /** Fixed addresses of this route for the sitemap and `llms.txt`: path to description. */
  sitemap?: Readonly<Record<string, string>>;
  /** Shown in place of the page that is open when this one takes long to load. */
  Pending?: ComponentType;
};

export type CacheRule = {
  /** Seconds for which the cache answers without rendering. */
  fresh: number;
  /** Seconds after that for which it answers while the page is rendered anew. */
  stale: number;
  /**
   * Query parameters that change the page. `options` stands for the values that the page itself names in
   * the header `x-vary-query`, because only the store knows them.
   */
  query?: readonly string[] | "options";
  /** What a change in the store has the page rendered anew for. */
  shows?: readonly ("products" | "articles")[];
  /** Query parameters that hold what a visitor typed: with one of them the page is not cached. */
  typed?: readonly string[];
};

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Pages with prices and stock. */
export const catalogueCache: CacheRule = { fresh: minute, stale: hour, shows: ["products"] };
/** Pages with articles. */
export const journalCache: CacheRule = { fresh: 5 * minute, stale: hour, shows: ["articles"] };
/** Pages that change with a release only. */
export const contentCache: CacheRule = { fresh: hour, stale: day };
