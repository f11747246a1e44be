import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Sql } from "postgres";
import type { CacheRule } from "../app/lib/page-handle.ts";

/** Resources of the commerce service that pages show. */
type Resource = NonNullable<CacheRule["shows"]>[number];

/** By the first part of a topic. All pages with products or articles are affected, because they list one another. */
const resourceByTopic: ReadonlyMap<string | undefined, Resource> = new Map([
  ["products", "products"],
  ["variants", "products"],
  ["collections", "products"],
  ["inventory_levels", "products"],
  ["articles", "articles"],
  ["blogs", "articles"],
]);

const maxBodyBytes = 2 ** 20;

/**
 * Webhooks of the Admin API: topic in a header, HMAC-SHA256 of the raw body in base64 in another. Without a secret
 * all of them are refused.
 */
export function createWebhook(
  secret: string | undefined,
  invalidate: (resource: Resource) => void,
): Hono {
  return new Hono()
    .use(async (context, next) => {
      context.header("cache-control", "no-store");
      return secret === undefined ? context.text("No webhook is configured\n", 404) : next();
    })
    .post(
      "/",
      bodyLimit({
        maxSize: maxBodyBytes,
        onError: (context) => context.text("The webhook is too large\n", 413),
      }),
      async ({ req, text }) => {
        const body = Buffer.from(await req.arrayBuffer());
        if (!isSigned(body, req.header("x-shopify-hmac-sha256"), secret ?? ""))
          return text("The signature is wrong\n", 401);
        const [topic] = (req.header("x-shopify-topic") ?? "").toLowerCase().split("/");
        const resource = resourceByTopic.get(topic);
        if (resource) invalidate(resource);
        return text("OK\n");
      },
    )
    .all("/", ({ text }) => text("Webhooks are sent with POST\n", 405, { allow: "POST" }));
}

function isSigned(body: Buffer, signature: string | undefined, secret: string): boolean {
  const expected = createHmac("sha256", secret).update(body).digest();
  const received = Buffer.from(signature ?? "", "base64");
  return received.byteLength === expected.byteLength && timingSafeEqual(received, expected);
}

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
