import { createHmac, timingSafeEqual } from "node:crypto";
import { readText } from "../request-body.ts";
import { touchedBy } from "./touched-pages.ts";

type CommerceHookParts = {
  /** What the commerce service signs with; `null` closes the door. */
  secret: string | null;
  expire(isTouched: (key: string) => boolean): void;
  /** Milliseconds until the pages are made anew once more. */
  secondTimeAfterMs?: number;
};

/** Answers a request to `/hooks/commerce`. */
export type CommerceHook = (request: Request) => Promise<Response>;

export const commerceHookPath = "/hooks/commerce";

const mostBytes = 2 ** 20;

/**
 * The commerce service says that something has changed (the admin API's webhooks: topic and signature
 * stand in headers, HMAC-SHA256 of the raw body in base64). It can say so before its storefront shows
 * the change, so the pages are made anew a second time a little later.
 */
export function createCommerceHook(parts: CommerceHookParts): CommerceHook {
  const { secret, expire, secondTimeAfterMs = 30_000 } = parts;

  return async (request) => {
    if (secret === null) return answer(404, "No hook is set up here");
    if (request.method !== "POST")
      return answer(405, "Hooks are sent with POST", { allow: "POST" });
    const body = await readText(request, mostBytes);
    if (body === null) return answer(413, "The hook is too large");
    if (!isSigned(body, request.headers.get("x-shopify-hmac-sha256"), secret))
      return answer(401, "The signature does not fit");

    const isTouched = touchedBy(request.headers.get("x-shopify-topic") ?? "");
    if (isTouched) {
      expire(isTouched);
      setTimeout(() => expire(isTouched), secondTimeAfterMs).unref();
    }
    return answer(200, "Thank you");
  };
}

function isSigned(body: string, signature: string | null, secret: string): boolean {
  const wanted = createHmac("sha256", secret).update(body).digest();
  const given = Buffer.from(signature ?? "", "base64");
  return given.byteLength === wanted.byteLength && timingSafeEqual(given, wanted);
}

function answer(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      ...headers,
    },
  });
}
