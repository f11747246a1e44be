import type { PublicStorefront } from "./context";

let storefront: PublicStorefront | null = null;

/** Sets the store that the browser calls; the root route does this once. */
export function setStorefront(value: PublicStorefront): void {
  storefront ??= value;
}

/** The store to call. Throws before `setStorefront`. */
export function getStorefront(): PublicStorefront {
  if (!storefront) throw new Error("The storefront is not known yet");
  return storefront;
}
