import { hasQuery } from "./page-key.ts";

/** Keeps what was used last, up to a number of bytes. */
export type PageStore<Page> = {
  get(key: string): Page | undefined;
  set(key: string, page: Page): void;
  delete(key: string): void;
  keys(): string[];
  readonly bytes: number;
};

/**
 * There are as many pages without a query as the shop has, and as many with one, or that are not there, as
 * somebody cares to make up. So the latter make room first: made-up addresses drive no page out that
 * visitors open.
 */
export function createPageStore<Page extends { bytes: number; status: number }>(
  maxBytes: number,
): PageStore<Page> {
  // A map lists its entries in the order in which they came; the first is the one unused for longest.
  const plain = new Map<string, Page>();
  const madeUp = new Map<string, Page>();
  let bytes = 0;

  const mayBeMadeUp = (key: string, { status }: Page) => hasQuery(key) || status !== 200;
  const shelfOf = (key: string) => (madeUp.has(key) ? madeUp : plain);

  function remove(key: string): void {
    const shelf = shelfOf(key);
    bytes -= shelf.get(key)?.bytes ?? 0;
    shelf.delete(key);
  }

  function makeRoom(): void {
    for (const shelf of [madeUp, plain]) {
      for (const oldest of shelf.keys()) {
        if (bytes <= maxBytes) return;
        remove(oldest);
      }
    }
  }

  return {
    get(key) {
      const shelf = shelfOf(key);
      const page = shelf.get(key);
      if (!page) return undefined;
      shelf.delete(key);
      shelf.set(key, page);
      return page;
    },
    set(key, page) {
      remove(key);
      // It would drive out everything else and still not fit.
      if (page.bytes > maxBytes) return;
      (mayBeMadeUp(key, page) ? madeUp : plain).set(key, page);
      bytes += page.bytes;
      makeRoom();
    },
    delete: remove,
    keys: () => [...plain.keys(), ...madeUp.keys()],
    get bytes() {
      return bytes;
    },
  };
}
