import { isIP, isIPv6 } from "node:net";
import type { Writable } from "node:stream";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { expandIPv6 } from "hono/utils/ipaddr";

/** Node request bindings. Empty in tests, which call the app without a socket. */
export type NodeEnvironment = { Bindings: Partial<HttpBindings> };

/** Who has a budget: an IPv4 address, or the /64 network of an IPv6 address, all of which one household has. */
export function clientAddress(context: Context<NodeEnvironment>, trustedProxies: number): string {
  const address = remoteAddress(context, trustedProxies) ?? "unknown";
  return isIPv6(address) ? expandIPv6(address).split(":").slice(0, 4).join(":") : address;
}

/** Whoever sent a request. */
export type Visitor = {
  /** IP address, for the rate limits of the commerce service; `null` when it is unknown. */
  address: string | null;
  client: string;
  /** Not set in tests without a socket. */
  response?: Writable | undefined;
};

export function readVisitor(context: Context<NodeEnvironment>, trustedProxies: number): Visitor {
  const address = remoteAddress(context, trustedProxies) ?? "";
  return {
    address: isIP(address) ? address : null,
    client: clientAddress(context, trustedProxies),
    response: context.env?.outgoing as Writable | undefined,
  };
}

/** The address that the outermost trusted proxy appended to `X-Forwarded-For`; the client can forge those before. */
function remoteAddress(
  { req, env }: Context<NodeEnvironment>,
  trustedProxies: number,
): string | undefined {
  const forwarded = (req.header("x-forwarded-for") ?? "").split(",");
  const forwardedAddress = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : "";
  const address = forwardedAddress || env?.incoming?.socket.remoteAddress;
  return address?.replace(/^::ffff:(?=\d+\.)/i, "");
}

/**
 * The origin under which the visitor sees the shop. The client can forge it, so it may be used in the response to
 * this request only.
 */
export function visitorOrigin(
  { url, headers }: Request,
  siteUrl: string,
  trustedProxies: number,
): string {
  const requested = new URL(url);
  const origin = URL.parse(headers.get("origin") ?? "");
  // Browsers send `Origin` with every POST, and `Sec-Fetch-Site` on https and localhost.
  const isOwn = headers.get("sec-fetch-site") === "same-origin" || origin?.host === requested.host;
  if (origin && /^https?:$/.test(origin.protocol) && (isOwn || origin.origin === siteUrl))
    return origin.origin;
  // A proxy can serve the canonical host by https.
  if (requested.host === new URL(siteUrl).host) return siteUrl;
  const scheme = trustedProxies > 0 ? headers.get("x-forwarded-proto") : null;
  return scheme === "https" ? `https://${requested.host}` : requested.origin;
}
