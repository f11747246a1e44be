import { createHmac } from "node:crypto";

/** A response with its duration in milliseconds. */
export type Visit = {
  status: number;
  /** The header `x-page` of a cached page. */
  copy: string | null;
  headers: Headers;
  text: string;
  ms: number;
};

const maxWaitMs = 20_000;

export async function visit(address: string, init: RequestInit = {}): Promise<Visit> {
  const start = performance.now();
  const signal = AbortSignal.timeout(maxWaitMs);
  const response = await fetch(address, { redirect: "manual", signal, ...init });
  const text = await response.text();
  const { status, headers } = response;
  return { status, headers, text, copy: headers.get("x-page"), ms: performance.now() - start };
}

export const hookSecret = "a secret of the store";

/** Sends a webhook, which expires cached pages. */
export function change(origin: string, topic: "products/update" | "articles/update") {
  return visit(`${origin}/hooks/commerce`, {
    method: "POST",
    body: "{}",
    headers: {
      "x-shopify-topic": topic,
      "x-shopify-hmac-sha256": createHmac("sha256", hookSecret).update("{}").digest("base64"),
    },
  });
}
