import { affectedBy, type IsAffected, isResource, type Resource } from "./affected-pages.ts";
import { openMessages } from "./postgres-messages.ts";
import { createRevalidation } from "./revalidation.ts";

export type Invalidation = {
  /** Renders the affected pages anew, here and on the other instances. */
  invalidate(resource: Resource): void;
  close(): Promise<void>;
};

type InvalidationParts = {
  /** Expires pages of the page cache. */
  expire(isAffected: IsAffected): void;
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
  const revalidations = new Map<Resource | "everything", () => void>();

  function revalidate(resource: Resource | "everything"): void {
    let revalidation = revalidations.get(resource);
    if (!revalidation) {
      const isAffected = resource === "everything" ? () => true : affectedBy(resource);
      revalidation = createRevalidation(() => expire(isAffected), repeatAfterMs);
      revalidations.set(resource, revalidation);
    }
    revalidation();
  }

  const messages =
    databaseUrl === null
      ? null
      : openMessages({
          databaseUrl,
          onMessage: (text) => {
            if (isResource(text)) revalidate(text);
          },
          // Messages of the time before are lost: anything may have changed.
          onListening: () => revalidate("everything"),
          logError,
        });

  return {
    invalidate(resource) {
      revalidate(resource);
      messages?.send(resource);
    },
    close: async () => messages?.close(),
  };
}
