import { createHmac } from "node:crypto";

/** What a visitor's browser gets for an address, and after how many milliseconds. */
export type Visit = {
  status: number;
  /** Whether the page is a copy, and which (`x-page`). */
  copy: string | null;
  headers: Headers;
  text: string;
  ms: number;
};

const longestWaitMs = 20_000;

export async function visit(address: string, init: RequestInit = {}): Promise<Visit> {
  const start = performance.now();
  const signal = AbortSignal.timeout(longestWaitMs);
  const response = await fetch(address, { redirect: "manual", signal, ...init });
  const text = await response.text();
  const { status, headers } = response;
  return { status, headers, text, copy: headers.get("x-page"), ms: performance.now() - start };
}

export const hookSecret = "a secret of the store";

/** The commerce service says that something has changed: what is kept of it counts as old. */
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
