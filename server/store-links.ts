/** Addresses of the platform's own pages, whose tokens tell capital letters apart. */
const storePath = /^\/(?:checkout|checkouts|cart\/c|buy)(?=\/|$)/i;
/** `/buy/42:1,43:2`: numbers of variants, and how many (https://ucp.dev/latest/specification/permalink/). */
const readableItems = /^\/buy\/((?:\d{1,20}:\d{1,6},?)+)$/i;

type Origins = { siteUrl: string; storeOrigin: string | null };

/**
 * Leads such an address to the hosted store; a link of items that can be read to the shop's own cart, and one that can
 * not to the shop. `null` for an address of the shop.
 */
export function redirectToStore(url: URL, { siteUrl, storeOrigin }: Origins): Response | null {
  const { pathname, searchParams } = url;
  if (!storePath.test(pathname)) return null;
  const items = readableItems.exec(pathname)?.[1];
  const code = searchParams.get("discounts/codes/0");
  if (items)
    return seeOther(`/cart/${items}${code ? `?discount=${encodeURIComponent(code)}` : ""}`);
  const siteOrigin = new URL(siteUrl).origin;
  if (!storeOrigin || storeOrigin === siteOrigin) return seeOther("/shop");
  const target = new URL(pathname + url.search, storeOrigin);
  const next = URL.parse(searchParams.get("continue_to") ?? "", siteOrigin);
  // A link must not lead from the shop to a third place.
  if (next?.origin !== siteOrigin && next?.origin !== storeOrigin)
    target.searchParams.delete("continue_to");
  return seeOther(target.href);
}

/**
 * The profile of a shop over a hosted store (https://ucp.dev/2026-08-25/specification/overview/): the store's own
 * endpoint, and links that fill a cart here, which the protocol wants over HTTPS.
 */
export function ucpProfile(path: string, { siteUrl, storeOrigin }: Origins): Response | null {
  if (path !== "/.well-known/ucp" || !storeOrigin) return null;
  const version = "2026-08-25";
  const service = {
    version,
    spec: `https://ucp.dev/${version}/specification/overview`,
    transport: "mcp",
    schema: `https://ucp.dev/${version}/services/shopping/mcp.openrpc.json`,
    endpoint: `${storeOrigin}/api/ucp/mcp`,
  };
  const permalink = { version, config: { endpoint: `${siteUrl}/buy` } };
  const capabilities = siteUrl.startsWith("https:") && {
    "dev.ucp.shopping.permalink": [permalink],
  };
  const services = { "dev.ucp.shopping": [service] };
  const ucp = { version, services, capabilities: capabilities || {}, payment_handlers: {} };
  return Response.json({ ucp }, { headers: { "cache-control": "public, max-age=3600" } });
}

function seeOther(location: string): Response {
  // Keeps tokens out of caches and referrers.
  const headers = { location, "cache-control": "no-store", "referrer-policy": "no-referrer" };
  return new Response(null, { status: 303, headers });
}
