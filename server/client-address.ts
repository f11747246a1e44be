import { isIPv6 } from "node:net";

/**
 * Whom to count a request to. Behind proxies that we trust, each of which adds the address that it
 * saw to `X-Forwarded-For`, it is the one that the outermost of them added; what stands before that
 * was written by the client itself.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | null,
  trustedProxies: number,
): string {
  const forwarded = (forwardedFor ?? "").split(",").map((address) => address.trim());
  const seenByProxy = trustedProxies > 0 ? forwarded.at(-trustedProxies) : "";
  return networkOf(seenByProxy || socketAddress || "unknown");
}

/** One household has a whole /64 of IPv6 addresses and may use another one for every request. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(plain)) return plain;
  const [start = "", end] = plain.split("%", 1)[0]?.split("::") ?? [];
  const head = start === "" ? [] : start.split(":");
  const tail = end ? end.split(":") : [];
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => "0");
  const groups = end === undefined ? head : [...head, ...zeros, ...tail];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
