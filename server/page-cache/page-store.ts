import { LRUCache } from "lru-cache";

/** A key without parameters, other than the route of a navigation's data. */
const withoutQuery = /^[^?]*(?:\?_routes=[^&]*)?$/;

/** Pages of one path that differ in their query. Those beyond are not stored. */
const maxQueriesOfPath = 100;

/**
 * LRU cache with a limit in bytes; with 0 it stores nothing. URLs with a query and 404 pages are unlimited in number, so
 * they share a quarter of it, and evict no page that visitors read. A route whose other paths are unlimited must have no
 * cache rule. `isOld` is whether a page is too old to be sent before it is rendered again.
 */
export function createPageStore<Page extends { bytes: number; status: number }>(
  maxBytes: number,
  isOld: (page: Page) => boolean,
) {
  const newCache = (share: number) =>
    new LRUCache<string, Page>({
      maxSize: Math.floor(maxBytes * share) + 1,
      sizeCalculation: ({ bytes }) => bytes,
    });
  const pages = newCache(0.75);
  const others = newCache(0.25);

  function remove(key: string): void {
    pages.delete(key);
    others.delete(key);
  }

  /** Whether the path has fewer queries than it may have, or an old page of one that makes room. */
  function hasRoom(key: string): boolean {
    const start = `${key.split("?", 1)[0]}?`;
    const queries = [...others.entries()].filter(([other]) => other.startsWith(start));
    if (queries.length < maxQueriesOfPath) return true;
    const old = queries.find(([, page]) => isOld(page));
    return old !== undefined && others.delete(old[0]);
  }

  return {
    get: (key: string) => pages.get(key) ?? others.get(key),
    set(key: string, page: Page): void {
      remove(key);
      const isLimited = page.status === 200 && withoutQuery.test(key);
      if (isLimited) pages.set(key, page);
      else if (hasRoom(key)) others.set(key, page);
    },
    delete: remove,
    size: () => ({
      pages: pages.size + others.size,
      bytes: pages.calculatedSize + others.calculatedSize,
    }),
  };
}
