import { createHmac, timingSafeEqual } from "node:crypto";
import { readBody } from "../read-body.ts";
import { getResource, type Resource } from "./affected-pages.ts";

type WebhookParts = {
  /** Signs the webhooks; `null` refuses all of them. */
  secret: string | null;
  invalidate(resource: Resource): void;
};

/** Responds to a request to `/hooks/commerce`. */
export type Webhook = (request: Request) => Promise<Response>;

export const webhookPath = "/hooks/commerce";

const maxBodyBytes = 2 ** 20;

/** Webhooks of the Admin API: topic in a header, HMAC-SHA256 of the raw body in base64 in another. */
export function createWebhook({ secret, invalidate }: WebhookParts): Webhook {
  return async (request) => {
    if (secret === null) return respond(404, "No hook is set up here");
    if (request.method !== "POST")
      return respond(405, "Hooks are sent with POST", { allow: "POST" });
    const body = await readBody(request, maxBodyBytes);
    if (body === null) return respond(413, "The hook is too large");
    if (!isSigned(body, request.headers.get("x-shopify-hmac-sha256"), secret))
      return respond(401, "The signature does not fit");

    const resource = getResource(request.headers.get("x-shopify-topic") ?? "");
    if (resource) invalidate(resource);
    return respond(200, "Thank you");
  };
}

function isSigned(body: string, signature: string | null, secret: string): boolean {
  const expected = createHmac("sha256", secret).update(body).digest();
  const given = Buffer.from(signature ?? "", "base64");
  return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
}

function respond(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      ...headers,
    },
  });
}
