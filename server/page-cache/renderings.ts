import { encodedBest } from "./encoded-text.ts";
import { type KeptPage, keptPageFrom, textParts } from "./kept-page.ts";
import type { PageKey } from "./page-key.ts";
import type { PageStore } from "./page-store.ts";

/** The page that was kept, or the answer that may not be. */
export type Rendering = { page: KeptPage } | { page: null; response: Response };

type RenderingsParts = {
  render(request: Request): Promise<Response>;
  origin: string;
  now(): number;
  logError(error: unknown): void;
  store: PageStore<KeptPage>;
  keyOf(target: string): PageKey | null;
};

/** All the work that goes into the store's pages: rendering them, and compressing them once more. */
export function createRenderings(parts: RenderingsParts) {
  const { render, origin, now, logError, store, keyOf } = parts;
  const running = new Map<string, Promise<Rendering>>();
  let count = 0;
  let encoding = Promise.resolve();

  async function renderAnew({ key, rule }: PageKey): Promise<Rendering> {
    count += 1;
    const renderedAt = now();
    // Nothing that a visitor's browser sent goes along: it must not get into everybody's page.
    const response = await render(new Request(origin + key));
    // Now it is known which query values change the page: the address may hold others.
    const actual = keyOf(key);
    if (actual && actual.key !== key) return once(actual);
    const page = await keptPageFrom(response.clone(), rule, renderedAt, store.get(key));
    if (page) {
      store.set(key, page);
      return { page };
    }
    // A page that is gone must not come back as a copy when the commerce service fails.
    if (!hasFailed(response)) store.delete(key);
    return { page: null, response };
  }

  /** However many ask at the same time. */
  function once(found: PageKey): Promise<Rendering> {
    const ongoing = running.get(found.key);
    if (ongoing) return ongoing;
    const rendering = renderAnew(found).finally(() => running.delete(found.key));
    running.set(found.key, rendering);
    return rendering;
  }

  return {
    count: () => count,
    once,

    /** Compresses a page as well as it goes; one after the other, so that visitors keep the machine. */
    encodeBest(key: string): void {
      const encode = async () => {
        const page = store.get(key);
        if (!page || page.text.isBest) return;
        const text = await encodedBest(page.text);
        if (store.get(key) !== page) return;
        store.delete(key);
        store.set(key, Object.assign(page, textParts(text)));
      };
      encoding = encoding.then(encode).catch(logError);
    },
  };
}

/** No answer from the commerce service, or what is shown without a part of it or in its place. */
export function hasFailed({ status, headers }: Response): boolean {
  return status >= 500 || /no-store/.test(headers.get("cache-control") ?? "");
}
