import { createHmac, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Resource } from "./invalidation.ts";

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
