import { API_VERSION } from "../app/commerce/api-version.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";
import type { HostedStore } from "./config.ts";

/** A hosted or embedded store. */
export type CommerceEndpoint = {
  /** Absolute URL for the server's calls. */
  serverEndpoint: string;
  /** URL for the browser's calls; a path on the shop's own origin. */
  publicEndpoint: string;
  /** The public storefront token. */
  token: string;
  /** For the server's calls. */
  fetch: typeof globalThis.fetch;
  /** Other origins from which pages load images. */
  imageOrigins: readonly string[];
  /** Other origins that scripts of a page may call. */
  connectOrigins: readonly string[];
};

export type CommerceService = { fetch(request: Request): Promise<Response> };

const endpointPath = `/api/${API_VERSION}/graphql.json`;
const platformImages = "https://cdn.shopify.com";

/** A hosted store, called by server and browser over the network. */
export function hostedStore({ origin, token }: HostedStore): CommerceEndpoint {
  return {
    serverEndpoint: origin + endpointPath,
    publicEndpoint: origin + endpointPath,
    token,
    fetch: createCircuitBreaker(),
    imageOrigins: [origin, platformImages],
    connectOrigins: [origin],
  };
}

/** The embedded service on the shop's own origin; the server calls it in process. */
export function embeddedStore(
  service: CommerceService,
  canonicalOrigin: string,
  token: string,
): CommerceEndpoint {
  return {
    serverEndpoint: canonicalOrigin + endpointPath,
    publicEndpoint: endpointPath,
    token,
    fetch: fetchInProcess(service),
    imageOrigins: [],
    connectOrigins: [],
  };
}

/** Rejects on abort, as `fetch` does. */
function fetchInProcess(service: CommerceService): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { signal } = request;
    signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      service.fetch(request).then(resolve, reject);
    });
  };
}
