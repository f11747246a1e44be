import { API_VERSION } from "../app/commerce/api-version.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";
import type { HostedStore } from "./config.ts";

/** A store as the shop sees it; nothing but this file knows which of the two kinds it is. */
export type CommerceEndpoint = {
  /** Where the server asks, absolute. */
  serverEndpoint: string;
  /** Where the visitor's browser asks; a path when it is the shop's own origin. */
  publicEndpoint: string;
  /** The public storefront token: browsers see it. */
  token: string;
  /** How the server asks. */
  fetch: typeof globalThis.fetch;
  /** Origins beside the shop's own from which pages load pictures. */
  imageOrigins: readonly string[];
  /** Origins beside the shop's own that a page's script may call. */
  connectOrigins: readonly string[];
};

/** What this file needs of the embedded service. */
export type CommerceService = { fetch(request: Request): Promise<Response> };

const endpointPath = `/api/${API_VERSION}/graphql.json`;
const platformImages = "https://cdn.shopify.com";

/** A store somewhere else, reached over the network by server and browser alike. */
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

/** The embedded service on the shop's own origin; the server reaches it without a socket. */
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

/** Keeps the contract of `fetch`, an abort included: the caller's time limit holds here too. */
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
