import type { HeadersFunction } from "react-router";

/** A route's `handle`. The server reads it for the page cache and the sitemap. */
export type PageHandle = {
  /** Caches the page and its data for all visitors. A page without it is rendered for each request. */
  cache?: CacheRule;
  /** Fixed paths of this route for the sitemap and `agents.md`: path to description. */
  sitemap?: Readonly<Record<string, string>>;
  /** Invented as a whole: with samples hidden there is no such page. */
  isSample?: boolean;
  /** The page and those above it, without home: name and path of each. For search engines. */
  breadcrumbs?: Breadcrumbs;
};

export type Breadcrumbs = readonly (readonly [name: string, path: string])[];

export type CacheRule = {
  /** Seconds for which a cached page is fresh. */
  fresh: number;
  /** Seconds after that for which it is served while it is revalidated. */
  stale: number;
  /** Seconds for which browsers keep the data of a navigation: from the prefetch to the click on its link. */
  inBrowser: number;
  /**
   * Names by which the owner can purge the page from a CDN. The server sends them as `Cache-Tag`, with those that a
   * loader adds in that header.
   */
  tags: readonly string[];
  /** A file for programs, such as a feed: it has no query, and `Last-Modified`. The server never refuses one. */
  isFile?: true;
};

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Pages with prices and stock. */
export const catalogCache: CacheRule = {
  fresh: minute,
  stale: 10 * minute,
  inBrowser: 5,
  tags: ["products"],
};
/** Pages with articles. */
export const blogCache: CacheRule = {
  fresh: 5 * minute,
  stale: 30 * minute,
  inBrowser: 5,
  tags: ["articles"],
};
/** Pages that change with a release only. */
export const contentCache: CacheRule = { fresh: hour, stale: day, inBrowser: 5, tags: ["content"] };
export const fileCache: CacheRule = { ...contentCache, isFile: true };

/** The header with the tag of one product or article: `product-123` for `gid://shopify/Product/123`. */
export function tagHeader(resource: "product" | "article", id: string): { "Cache-Tag": string } {
  return { "Cache-Tag": `${resource}-${/[\w-]*$/.exec(id)?.[0]}` };
}

/** Sends a page with the headers of its loader. */
export const loaderHeaders: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
