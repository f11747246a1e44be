import { type IntegrityOf, withIntegrity } from "./document-integrity.ts";
import { contentSecurityPolicy, type PolicySources } from "./document-security.ts";

export type DocumentRules = PolicySources & { integrityOf: IntegrityOf };

/**
 * Completes an answer with the headers that every answer of the shop carries; what the answer says
 * itself, for example an image meant for other sites, stays. A document of the application is told by
 * what sums its files are known.
 */
export async function withSecurityHeaders(
  response: Response,
  rules: DocumentRules,
): Promise<Response> {
  const isDocument = response.headers.get("content-type")?.startsWith("text/html") ?? false;
  const hasOwnPolicy = response.headers.has("content-security-policy");
  const html =
    isDocument && !hasOwnPolicy ? withIntegrity(await response.text(), rules.integrityOf) : null;

  const headers = new Headers(response.headers);
  const wanted = headersOfAll(rules.isHttps);
  if (html !== null) wanted["content-security-policy"] = contentSecurityPolicy(html, rules);
  for (const [name, value] of Object.entries(wanted))
    if (!headers.has(name)) headers.set(name, value);

  const { status, statusText } = response;
  return new Response(html ?? response.body, { status, statusText, headers });
}

/** The same for an answer of our own that shows nothing of the application. */
export function withPlainSecurityHeaders(response: Response, isHttps: boolean): Response {
  for (const [name, value] of Object.entries(headersOfAll(isHttps)))
    if (!response.headers.has(name)) response.headers.set(name, value);
  return response;
}

function headersOfAll(isHttps: boolean): Record<string, string> {
  // A year, this host alone: what other names of the domain do is not the shop's to decide.
  return isHttps ? { ...always, "strict-transport-security": "max-age=31536000" } : { ...always };
}

const always = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  // The checkout opens in a tab of its own, which the shop must still be able to point at its address.
  "cross-origin-opener-policy": "same-origin-allow-popups",
  // Pictures of other origins load, without credentials.
  "cross-origin-embedder-policy": "credentialless",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};
