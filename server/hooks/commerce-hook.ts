import { createHmac, timingSafeEqual } from "node:crypto";
import { readBody } from "../../embedded-commerce/http/read-body.ts";
import { type Subject, subjectOf } from "./affected-pages.ts";

type CommerceHookParts = {
  /** What the commerce service signs with; `null` closes the door. */
  secret: string | null;
  announce(subject: Subject): void;
};

/** Answers a request to `/hooks/commerce`. */
export type CommerceHook = (request: Request) => Promise<Response>;

export const commerceHookPath = "/hooks/commerce";

const mostBytes = 2 ** 20;

/**
 * The commerce service says that something has changed (the admin API's webhooks: topic and signature
 * stand in headers, HMAC-SHA256 of the raw body in base64).
 */
export function createCommerceHook({ secret, announce }: CommerceHookParts): CommerceHook {
  return async (request) => {
    if (secret === null) return answer(404, "No hook is set up here");
    if (request.method !== "POST")
      return answer(405, "Hooks are sent with POST", { allow: "POST" });
    const body = await readBody(request, mostBytes);
    if (body === null) return answer(413, "The hook is too large");
    if (!isSigned(body, request.headers.get("x-shopify-hmac-sha256"), secret))
      return answer(401, "The signature does not fit");

    const subject = subjectOf(request.headers.get("x-shopify-topic") ?? "");
    if (subject) announce(subject);
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
