import { createContext } from "react-router";
import type { CommerceClient } from "./client";

/** The server's client for the request at hand; set where the load context is made. */
export const commerceContext = createContext<CommerceClient>();

/** Whether the request is for a document; otherwise it is for the data of a navigation within the shop. */
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
  /** Origin under which visitors reach the shop; what a page says of its own address begins with it. */
  siteUrl: string;
};

export const publicStorefrontContext = createContext<PublicStorefront>();

/** The origins from which pages load pictures; the server's security policy names the same. */
export function imageOriginsOf({ endpoint, siteUrl }: PublicStorefront): string[] {
  return [siteUrl, new URL(endpoint, siteUrl).origin, "https://cdn.shopify.com"];
}
