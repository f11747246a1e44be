import { createHmac } from "node:crypto";

const maxWaitMs = 20_000;

/** Fetches a URL without following redirects. `freshness` is that of a cached page; `ms` until the end of the body. */
export async function visit(url: string, init: RequestInit = {}) {
  const start = performance.now();
  const signal = AbortSignal.timeout(maxWaitMs);
  const response = await fetch(url, { redirect: "manual", signal, ...init });
  const text = await response.text();
  const { status, headers } = response;
  return { status, headers, text, freshness: headers.get("x-page"), ms: performance.now() - start };
}

export const webhookSecret = "a secret of the store";

/** Sends a webhook, which expires cached pages. */
export function sendWebhook(origin: string, topic: "products/update" | "articles/update") {
  return visit(`${origin}/hooks/commerce`, {
    method: "POST",
    body: "{}",
    headers: {
      "x-shopify-topic": topic,
      "x-shopify-hmac-sha256": createHmac("sha256", webhookSecret).update("{}").digest("base64"),
    },
  });
}
