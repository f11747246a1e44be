import { isIP, isIPv6 } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** Node request bindings. Empty in tests, which call the app without a socket. */
export type NodeEnvironment = { Bindings: Partial<HttpBindings> };

/** What requests of one client are counted by. */
export function clientAddress(context: Context<NodeEnvironment>, trustedProxies: number): string {
  return networkOf(remoteAddress(context, trustedProxies) ?? "unknown");
}

/** The visitor's whole address, for the commerce service to count by; `null` when nobody knows it. */
export function visitorAddress(
  context: Context<NodeEnvironment>,
  trustedProxies: number,
): string | null {
  const address = remoteAddress(context, trustedProxies) ?? "";
  return isIP(address) ? address : null;
}

/**
 * The address that the outermost of so many trusted proxies saw, each of which adds one to
 * `X-Forwarded-For`. What stands before that was written by the client itself.
 */
function remoteAddress(
  { req, env }: Context<NodeEnvironment>,
  trustedProxies: number,
): string | undefined {
  const forwarded = (req.header("x-forwarded-for") ?? "").split(",");
  const seenByProxy = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : "";
  const address = seenByProxy || env?.incoming?.socket.remoteAddress;
  return address?.replace(/^::ffff:(?=\d+\.)/i, "");
}

/** One household has a whole /64 of IPv6 addresses and may use another one for every request. */
function networkOf(address: string): string {
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
