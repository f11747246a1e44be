import { type CommerceClient, createCommerceClient } from "./client";
import type { PublicStorefront } from "./context";

let storefront: PublicStorefront | null = null;

/** Tells the browser which store to call; the root of the page does this once. */
export function setStorefront(value: PublicStorefront): void {
  storefront ??= value;
}

/** A client for the browser, which calls the store for `cartCreate` alone. Throws before the page said which it is. */
export function createStorefrontClient(): CommerceClient {
  if (!storefront) throw new Error("The storefront is not known yet");
  return createCommerceClient(storefront);
}
