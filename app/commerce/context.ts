import { createContext } from "react-router";
import type { CommerceClient, CommerceClientOptions } from "./client";

/** The server's client for the current request. */
export const commerceContext = createContext<CommerceClient>();

/** Whether the request is for a document; otherwise it is a data request of a client navigation. */
export const isDocumentContext = createContext<boolean>();

/** The `Content-Security-Policy` of a rendered document. */
export const documentPolicyContext = createContext<(html: string) => string>();

/** Pages with a fixed address, for the sitemap and `llms.txt`: path to description. */
export const sitePagesContext = createContext<ReadonlyMap<string, string>>();

/** What the browser needs to call the store itself. All of it is public by design. */
export type PublicStorefront = {
  /** A path when the store is on the shop's own origin. */
  endpoint: string;
  token: string;
  /** Canonical origin of the shop, for absolute URLs. */
  siteUrl: string;
};

export const publicStorefrontContext = createContext<PublicStorefront>();

/** The origins of the images that articles may contain; the Content-Security-Policy allows the same. */
export function getImageOrigins({ endpoint, siteUrl }: PublicStorefront): string[] {
  return [siteUrl, new URL(endpoint, siteUrl).origin, "https://cdn.shopify.com"];
}

/** What the server knows of a request, and how it calls the store. */
export type LoadContextOptions = Omit<CommerceClientOptions, "totalMs"> & {
  /** Milliseconds, retries included, after which a loader continues without the store's response. */
  timeoutMs: number;
  isDocument: boolean;
  sitePages: ReadonlyMap<string, string>;
  documentPolicy: (html: string) => string;
  /** URL for the browser's calls. */
  publicEndpoint: string;
  siteUrl: string;
};
