import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import type { CacheRule } from "../../app/lib/page-handle.ts";

/** Resources of the commerce service that pages show. */
export type Resource = NonNullable<CacheRule["shows"]>[number];

/** Expires the pages that show a resource, here and on the other instances. */
export type Invalidate = (resource: Resource) => void;

type InvalidationParts = {
  /** Expires pages of the page cache. */
  expire(isAffected: (rule: CacheRule) => boolean): void;
  /** The database that the instances share; `null` for one instance. */
  sql: Sql | null;
  logError(error: unknown): void;
  repeatAfterMs?: number;
};

/**
 * Expires cached pages after a webhook. The instance that receives it notifies the others through the database.
 * Each repeats it later, because a webhook can arrive before the Storefront API returns the change.
 */
export function createInvalidation(parts: InvalidationParts): Invalidate {
  const { expire, sql, logError, repeatAfterMs = 30_000 } = parts;
  const expireShowing = (resource: Resource) =>
    throttle(() => expire(({ shows }) => shows?.includes(resource) ?? false), repeatAfterMs);
  const expired: Record<Resource, () => void> = {
    products: expireShowing("products"),
    articles: expireShowing("articles"),
  };
  const notifyOthers = sql
    ? openMessages(sql, {
        // Any client of the database can send one.
        onMessage: (text) => Object.hasOwn(expired, text) && expired[text as Resource](),
        // Earlier messages are lost: anything may have changed.
        onListening: throttle(() => expire(() => true), repeatAfterMs),
        logError,
      })
    : null;

  return (resource) => {
    expired[resource]();
    notifyOthers?.(resource);
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
  let isThrottled = false;
  let isCalledAgain = false;

  function run(): void {
    callback();
    isThrottled = true;
    isCalledAgain = false;
    setTimeout(() => {
      isThrottled = false;
      if (isCalledAgain) run();
    }, throttleMs).unref();
  }

  return () => {
    clearTimeout(repetition);
    repetition = setTimeout(callback, repeatAfterMs).unref();
    if (isThrottled) isCalledAgain = true;
    else run();
  };
}

const channel = "shop_changes";
const retryMs = 2_000;

type Listeners = {
  onMessage(message: string): void;
  /** Called on every connection; messages sent before it are lost. */
  onListening(): void;
  logError(error: unknown): void;
};

/** Messages between instances, by LISTEN and NOTIFY. Returns a function that sends one until it succeeds. */
function openMessages(sql: Sql, { onMessage, onListening, logError }: Listeners) {
  const instanceId = randomUUID();
  const unsent = new Set<string>();
  let isSending = false;

  function receive(payload: string): void {
    const [sender, message = ""] = payload.split(" ", 2);
    if (sender !== instanceId) onMessage(message);
  }
  // The library reconnects by itself; only its first attempt rejects.
  sql.listen(channel, receive, onListening).catch(logError);

  async function sendAll(): Promise<void> {
    if (isSending) return;
    isSending = true;
    for (const message of unsent) {
      unsent.delete(message);
      try {
        await sql.notify(channel, `${instanceId} ${message}`);
      } catch (error) {
        logError(error);
        unsent.add(message);
        setTimeout(sendAll, retryMs).unref();
        break;
      }
    }
    isSending = false;
  }

  return (message: string) => {
    unsent.add(message);
    void sendAll();
  };
}
