import { isIP, isIPv6 } from "node:net";

/**
 * What is known of where a request comes from: the socket's address, `X-Forwarded-For`, and how many
 * proxies that we trust have each added the address that they saw to it.
 */
type Source = readonly [
  socketAddress: string | undefined,
  forwardedFor: string | null,
  trustedProxies: number,
];

/** Whom to count a request to. */
export function clientAddress(...source: Source): string {
  return networkOf(seenAddress(...source) ?? "unknown");
}

/** The visitor's whole address, for the commerce service to count by; `null` when nobody knows it. */
export function visitorAddress(...source: Source): string | null {
  const address = seenAddress(...source) ?? "";
  return isIP(address) ? address : null;
}

/** What the outermost of our proxies saw; what stands before that was written by the client itself. */
function seenAddress(...[socketAddress, forwardedFor, trustedProxies]: Source): string | undefined {
  const forwarded = (forwardedFor ?? "").split(",").map((address) => address.trim());
  const seenByProxy = trustedProxies > 0 ? forwarded.at(-trustedProxies) : "";
  return (seenByProxy || socketAddress)?.replace(/^::ffff:(?=\d+\.)/i, "");
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
