/** Keeps what was used last, up to a number of bytes. */
export type PageStore<Page> = {
  get(key: string): Page | undefined;
  set(key: string, page: Page): void;
  delete(key: string): void;
  keys(): string[];
  readonly bytes: number;
};

export function createPageStore<Page extends { bytes: number }>(maxBytes: number): PageStore<Page> {
  // A map lists its entries in the order in which they came; the first is the one unused for longest.
  const pages = new Map<string, Page>();
  let bytes = 0;

  function remove(key: string): void {
    bytes -= pages.get(key)?.bytes ?? 0;
    pages.delete(key);
  }

  return {
    get(key) {
      const page = pages.get(key);
      if (!page) return undefined;
      pages.delete(key);
      pages.set(key, page);
      return page;
    },
    set(key, page) {
      remove(key);
      // It would drive out everything else and still not fit.
      if (page.bytes > maxBytes) return;
      pages.set(key, page);
      bytes += page.bytes;
      for (const oldest of pages.keys()) {
        if (bytes <= maxBytes) break;
        remove(oldest);
      }
    },
    delete: remove,
    keys: () => [...pages.keys()],
    get bytes() {
      return bytes;
    },
  };
}
