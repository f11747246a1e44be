import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Sql } from "postgres";
import type { CacheRule } from "../../app/lib/page-handle.ts";

/** Resources of the commerce service that pages show. */
export type Resource = NonNullable<CacheRule["shows"]>[number];

type InvalidationParts = {
  /** Expires pages of the page cache. */
  expire(isAffected: (rule: CacheRule) => boolean): void;
  /** The database that the instances share; `null` for one instance. */
  sql: Sql | null;
  logError(error: unknown): void;
  repeatAfterMs?: number;
};

const channel = "shop_changes";
const retryMs = 2_000;

/**
 * Expires cached pages after a webhook. The instance that receives it notifies the others by PostgreSQL's NOTIFY.
 * Each repeats it later, because a webhook can arrive before the Storefront API returns the change.
 */
export function createInvalidation(parts: InvalidationParts) {
  const { expire, sql, logError, repeatAfterMs = 30_000 } = parts;
  const expireShowing = (resource: Resource) =>
    throttle(() => expire(({ shows }) => shows?.includes(resource) ?? false), repeatAfterMs);
  const expired: Record<Resource, () => void> = {
    products: expireShowing("products"),
    articles: expireShowing("articles"),
  };
  const instanceId = randomUUID();
  const unsent = new Set<Resource>();
  let isSending = false;

  function receive(payload: string): void {
    const [sender, resource = ""] = payload.split(" ", 2);
    // Any client of the database can send one.
    if (sender !== instanceId && Object.hasOwn(expired, resource)) expired[resource as Resource]();
  }
  // Messages before a connection are lost: anything may have changed.
  const expireAll = throttle(() => expire(() => true), repeatAfterMs);
  // The library reconnects by itself; only its first attempt rejects.
  sql?.listen(channel, receive, expireAll).catch(logError);

  /** Sends each message until it succeeds. */
  async function notifyOthers(database: Sql): Promise<void> {
    if (isSending) return;
    isSending = true;
    for (const resource of unsent) {
      unsent.delete(resource);
      try {
        await database.notify(channel, `${instanceId} ${resource}`);
      } catch (error) {
        logError(error);
        await pause(retryMs, undefined, { ref: false });
        // The loop continues with it.
        unsent.add(resource);
      }
    }
    isSending = false;
  }

  return (resource: Resource): void => {
    expired[resource]();
    if (!sql) return;
    unsent.add(resource);
    void notifyOthers(sql);
  };
}

/** A store that counts its stock sends a hundred webhooks at once. */
const throttleMs = 1_000;

/**
 * The first call runs the callback at once, and calls within the next second run it once more, at the end of that
 * second. It runs again when there was no call for `repeatAfterMs`.
 */
function throttle(callback: () => void, repeatAfterMs: number): () => void {
  let repetition: NodeJS.Timeout | undefined;
  let throttled: NodeJS.Timeout | undefined;
  let isCalledAgain = false;

  function run(): void {
    callback();
    isCalledAgain = false;
    throttled = setTimeout(() => {
      throttled = undefined;
      if (isCalledAgain) run();
    }, throttleMs).unref();
  }

  return () => {
    clearTimeout(repetition);
    repetition = setTimeout(callback, repeatAfterMs).unref();
    if (throttled) isCalledAgain = true;
    else run();
  };
}
