import { LRUCache } from "lru-cache";
import { isMarkdownKey } from "./page-key.ts";

/** A key without parameters, other than the route of a navigation's data. */
const withoutQuery = /^[^?]*(?:\?_routes=[^&]*)?$/;

/**
 * LRU cache with a limit in bytes. URLs with a query and 404 pages are unlimited in number, so they share a quarter
 * of it, with pages as Markdown, and evict no page that visitors read. A route whose other paths are unlimited must have no cache rule.
 */
export function createPageStore<Page extends { bytes: number; status: number }>(maxBytes: number) {
  const newCache = (maxSize: number) =>
    new LRUCache<string, Page>({ maxSize, sizeCalculation: ({ bytes }) => bytes });
  const pages = newCache(Math.ceil(maxBytes * 0.75));
  const others = newCache(Math.ceil(maxBytes * 0.25));

  function remove(key: string): void {
    pages.delete(key);
    others.delete(key);
  }

  return {
    get: (key: string) => pages.get(key) ?? others.get(key),
    set(key: string, page: Page): void {
      remove(key);
      const isLimited = page.status === 200 && withoutQuery.test(key) && !isMarkdownKey(key);
      (isLimited ? pages : others).set(key, page);
    },
    delete: remove,
    size: () => ({
      pages: pages.size + others.size,
      bytes: pages.calculatedSize + others.calculatedSize,
    }),
  };
}
