import { contentSecurityPolicy, type PolicySources } from "./document-security.ts";

/**
 * Completes an answer with the headers that every answer of the shop carries; what the answer says
 * itself, for example an image meant for other sites, stays.
 */
export async function withSecurityHeaders(
  response: Response,
  sources: PolicySources & { isHttps: boolean },
): Promise<Response> {
  const isDocument = response.headers.get("content-type")?.startsWith("text/html") ?? false;
  const hasOwnPolicy = response.headers.has("content-security-policy");
  const html = isDocument && !hasOwnPolicy ? await response.text() : null;

  const headers = new Headers(response.headers);
  const policy = html === null ? nothingRuns : contentSecurityPolicy(html, sources);
  const wanted: [string, string][] = [...always, ["content-security-policy", policy]];
  // A year, this host alone: what other names of the domain do is not the shop's to decide.
  if (sources.isHttps) wanted.push(["strict-transport-security", "max-age=31536000"]);
  for (const [name, value] of wanted) if (!headers.has(name)) headers.set(name, value);

  const { status, statusText } = response;
  return new Response(html ?? response.body, { status, statusText, headers });
}

const nothingRuns = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

const always: readonly [string, string][] = [
  ["x-content-type-options", "nosniff"],
  ["referrer-policy", "strict-origin-when-cross-origin"],
  // The checkout opens in a tab of its own, which the shop must still be able to point at its address.
  ["cross-origin-opener-policy", "same-origin-allow-popups"],
  // Pictures of other origins load, without credentials.
  ["cross-origin-embedder-policy", "credentialless"],
  ["cross-origin-resource-policy", "same-origin"],
  ["permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"],
];
