import { isCampaignParameter } from "../app/lib/campaign.ts";
import { withQuery } from "../app/lib/paths.ts";

/** Addresses of the platform's own pages, whose tokens tell capital letters apart. */
const storePath = /^\/(?:checkout|checkouts|cart\/c|buy)(?=\/|$)/i;
/** `/buy/42:1,43:2`: numbers of variants, and how many (https://ucp.dev/latest/specification/permalink/). */
const readableItems = /^\/buy\/(\d{1,20}:[1-9]\d{0,5}(?:,\d{1,20}:[1-9]\d{0,5})*)$/i;

type Origins = { siteUrl: string; storeOrigin: string | null };

/**
 * Leads such an address to the hosted store; a link of items that can be read to the shop's own cart, and one that can
 * not to the shop. `null` for an address of the shop.
 */
export function redirectToStore(url: URL, { siteUrl, storeOrigin }: Origins): Response | null {
  const { pathname, searchParams } = url;
  if (!storePath.test(pathname)) return null;
  const items = readableItems.exec(pathname)?.[1];
  if (items) {
    // Of its fields our cart has the first discount code and the campaign.
    const fields = Array.from(searchParams, ([path, value]): [name: string, value: string] => [
      path.replace(/^\/?(?:attribution\/)?/, "").replace("discounts/codes/0", "discount"),
      value,
    ]).filter(([name]) => name === "discount" || isCampaignParameter(name));
    return seeOther(withQuery(`/cart/${items}`, fields));
  }
  const siteOrigin = new URL(siteUrl).origin;
  if (!storeOrigin || storeOrigin === siteOrigin) return seeOther("/shop");
  const target = new URL(pathname + url.search, storeOrigin);
  const next = searchParams.getAll("continue_to").map((to) => URL.parse(to, siteOrigin)?.origin);
  // A link must not lead from the shop to a third place.
  if (!next.every((origin) => origin === siteOrigin || origin === storeOrigin))
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
  const link = {
    version,
    schema: `https://ucp.dev/${version}/schemas/shopping/permalink.json`,
    config: { endpoint: `${siteUrl}/buy` },
  };
  const capabilities = siteUrl.startsWith("https:") ? { "dev.ucp.shopping.permalink": [link] } : {};
  const services = { "dev.ucp.shopping": [service] };
  const ucp = { version, services, capabilities, payment_handlers: {} };
  return Response.json({ ucp }, { headers: { "cache-control": "public, max-age=3600" } });
}

function seeOther(location: string): Response {
  // Keeps tokens out of caches and referrers.
  const headers = { location, "cache-control": "no-store", "referrer-policy": "no-referrer" };
  return new Response(null, { status: 303, headers });
}
