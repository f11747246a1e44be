import type { CacheRule } from "../page-cache/page-rules.ts";
import { openMessages } from "./postgres-messages.ts";
import { createRevalidation } from "./revalidation.ts";

/** Resources of the commerce service that pages show. */
export type Resource = NonNullable<CacheRule["shows"]>[number];

const resources: readonly string[] = ["products", "articles"] satisfies Resource[];

export type Invalidation = {
  /** Expires the pages that show it, here and on the other instances. */
  invalidate(resource: Resource): void;
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
 * Expires cached pages after a webhook. The instance that receives it notifies the others through the database.
 * Each repeats it later, because a webhook can arrive before the Storefront API returns the change.
 */
export function openInvalidation(parts: InvalidationParts): Invalidation {
  const { expire, databaseUrl, logError, repeatAfterMs = 30_000 } = parts;
  const expirePages = (resource: Resource) => () =>
    expire(({ shows }) => shows?.includes(resource) ?? false);
  const revalidate = {
    products: createRevalidation(expirePages("products"), repeatAfterMs),
    articles: createRevalidation(expirePages("articles"), repeatAfterMs),
    everything: createRevalidation(() => expire(() => true), repeatAfterMs),
  };
  const messages =
    databaseUrl === null
      ? null
      : openMessages({
          databaseUrl,
          onMessage: (text) => {
            if (isResource(text)) revalidate[text]();
          },
          // Earlier messages are lost: anything may have changed.
          onListening: revalidate.everything,
          logError,
        });

  return {
    invalidate(resource) {
      revalidate[resource]();
      messages?.send(resource);
    },
    close: async () => messages?.close(),
  };
}

function isResource(text: string): text is Resource {
  return resources.includes(text);
}
