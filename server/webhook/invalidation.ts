import type { CacheRule } from "../page-cache/page-rules.ts";
import { openMessages } from "./postgres-messages.ts";
import { createRevalidation } from "./revalidation.ts";

/** What pages show of the commerce service. */
export type Shown = NonNullable<CacheRule["shows"]>[number];

const allShown: readonly string[] = ["products", "articles"] satisfies Shown[];

export type Invalidation = {
  /** Has the pages that show it rendered again, here and on the other instances. */
  invalidate(shown: Shown): void;
  close(): Promise<void>;
};

type InvalidationParts = {
  /** Expires pages of the page cache. */
  expire(isAffected: (rule: CacheRule) => boolean): void;
  /** The database that the instances share; `null` for one instance. */
  databaseUrl: string | null;
  logError(error: unknown): void;
  repeatAfterMs?: number;
};

/**
 * Invalidates cached pages when the commerce service changes. It sends a webhook to one instance, which
 * passes it on through the database. Each instance repeats it a little later, because a webhook can come
 * before the Storefront API returns the change.
 */
export function openInvalidation(parts: InvalidationParts): Invalidation {
  const { expire, databaseUrl, logError, repeatAfterMs = 30_000 } = parts;
  const expireShown = (shown: Shown) => () =>
    expire(({ shows }) => shows?.includes(shown) ?? false);
  const revalidate = {
    products: createRevalidation(expireShown("products"), repeatAfterMs),
    articles: createRevalidation(expireShown("articles"), repeatAfterMs),
    everything: createRevalidation(() => expire(() => true), repeatAfterMs),
  };
  const messages =
    databaseUrl === null
      ? null
      : openMessages({
          databaseUrl,
          onMessage: (text) => {
            if (isShown(text)) revalidate[text]();
          },
          // Messages of the time before are lost: anything may have changed.
          onListening: revalidate.everything,
          logError,
        });

  return {
    invalidate(shown) {
      revalidate[shown]();
      messages?.send(shown);
    },
    close: async () => messages?.close(),
  };
}

function isShown(text: string): text is Shown {
  return allShown.includes(text);
}
