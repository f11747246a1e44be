/** Fewer requests may really come from one office or one test. */
const manyRequests = 1_000;

/**
 * Warns once when all of the first requests come from one client address: then it is usually a proxy's, and limits
 * count all visitors as one. Pass the address of each request. Beside any other address, those of the machine itself
 * do not count: they are checks of its health.
 */
export function createOneAddressCheck(warn: (message: string) => void, trustedProxies: number) {
  let only: string | null = null;
  let requests = 0;
  let isDecided = false;

  return (address: string): void => {
    if (isDecided) return;
    if (only !== null && only !== address) {
      if (isLoopback(address)) return;
      if (isLoopback(only)) [only, requests] = [null, 0];
    }
    only ??= address;
    requests += 1;
    isDecided = address !== only || requests === manyRequests;
    if (address === only && isDecided)
      warn(
        `All of the first ${manyRequests} requests came from one client address. If it is a proxy's, all visitors ` +
          "share one limit for sign-ups and for new pages, and the store counts their searches as one visitor's. " +
          `TRUSTED_PROXIES is ${trustedProxies}: set it to the number of proxies that append to X-Forwarded-For, ` +
          "and have nginx take the visitor's address from what is in front of it (deploy/README.md).",
      );
  };
}

/** Whether an address is in `127.0.0.0/8`, or in the network of `::1` as `clientAddress` writes it. */
function isLoopback(address: string): boolean {
  return address.startsWith("127.") || address === "0000:0000:0000:0000";
}
