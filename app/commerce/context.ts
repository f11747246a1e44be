import { createContext } from "react-router";
import type { ShownProducts } from "~/lib/brand-product";
import type { CommerceClient, CommerceClientOptions } from "./client";

/**
 * What the owner says of selling plans: they are read and sold, nothing repeats, or nothing yet (rule 49 in
 * docs/rules.md).
 */
export type SellingPlans = "on" | "off" | "unset";

/** What the browser needs to call the store itself. All of it is public by design. */
export type PublicStorefront = {
  /** A path when the store is on the shop's own origin. */
  endpoint: string;
  token: string;
  sellingPlans: SellingPlans;
  /** Canonical origin of the shop, for absolute URLs. */
  siteUrl: string;
};

/** What a loader knows about its request. */
export type RequestContext = {
  client: CommerceClient;
  storefront: PublicStorefront;
  /** Otherwise it is a data request of a client navigation. */
  isDocument: boolean;
  /** Pages with a fixed address, for the sitemap and `agents.md`: path to description. */
  sitePages: ReadonlyMap<string, string>;
  /** The store's own account pages; `null` where none are set. */
  accountUrl: string | null;
  /** Whether pages show what the content marks as invented (rule 50 in docs/rules.md). */
  showsSamples: boolean;
  products: ShownProducts;
  /** Paths of the pages that the owner has switched off (rule 52 in docs/rules.md). */
  pagesOff: readonly string[];
  /** Milliseconds for which requests may share what the store sent; 0 when each has to ask. */
  shareMs: number;
};

export const requestContext = createContext<RequestContext>();

/** The origins of the images that articles may contain; the Content-Security-Policy allows the same. */
export function getImageOrigins({ endpoint, siteUrl }: PublicStorefront): string[] {
  return [siteUrl, new URL(endpoint, siteUrl).origin, "https://cdn.shopify.com"];
}

/** A request, and how the server calls the store for it. */
export type LoadContextOptions = Omit<RequestContext, "client" | "products"> & {
  /** Whether the store's products are the brand's own, as the embedded one's are. */
  hasOwnProducts: boolean;
  store: Omit<CommerceClientOptions, "hasSellingPlans">;
};
