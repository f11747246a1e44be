import { isIP, isIPv6 } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** Node request bindings. Empty in tests, which call the app without a socket. */
export type NodeEnvironment = { Bindings: Partial<HttpBindings> };

/** The key for rate limits: an IPv4 address or an IPv6 network. */
export function clientAddress(context: Context<NodeEnvironment>, trustedProxies: number): string {
  return toNetwork(remoteAddress(context, trustedProxies) ?? "unknown");
}

/** The visitor's IP address, for the rate limits of the commerce service; `null` when it is unknown. */
export function visitorAddress(
  context: Context<NodeEnvironment>,
  trustedProxies: number,
): string | null {
  const address = remoteAddress(context, trustedProxies) ?? "";
  return isIP(address) ? address : null;
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

/** The /64 network of an IPv6 address, because one household can use all of its addresses. */
function toNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const [start = "", end] = address.split("%", 1)[0]?.split("::") ?? [];
  const head = start === "" ? [] : start.split(":");
  const tail = end ? end.split(":") : [];
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => "0");
  const groups = end === undefined ? head : [...head, ...zeros, ...tail];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

type Site = {
  /** Canonical origin of the shop. */
  siteUrl: string;
  trustedProxies: number;
};

/** A host name or an IP address, with an optional port. */
const hostPattern = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * The origin under which the visitor sees the shop; the canonical one for malformed headers. The client can forge
 * it, so it may be used in the response to this request only.
 */
export function visitorOrigin({ url, headers }: Request, site: Site): string {
  const { siteUrl, trustedProxies } = site;
  const forwarded = (name: string) =>
    trustedProxies > 0 ? headers.get(name)?.split(",").at(-1)?.trim().toLowerCase() : undefined;

  const host = forwarded("x-forwarded-host") || new URL(url).host;
  const origin = headers.get("origin") ?? "";
  // Browsers send `Origin` with every POST. One of another site is ignored.
  if (origin === siteUrl || (isHttpOrigin(origin) && new URL(origin).host === host)) return origin;

  const isCanonicalHost = host === new URL(siteUrl).host;
  const scheme = forwarded("x-forwarded-proto") ?? (isCanonicalHost ? null : "http");
  if (scheme === null || !/^https?$/.test(scheme) || !hostPattern.test(host)) return siteUrl;
  const candidate = `${scheme}://${host}`;
  return URL.canParse(candidate) ? new URL(candidate).origin : siteUrl;
}

function isHttpOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
