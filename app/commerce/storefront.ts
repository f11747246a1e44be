import type { PublicStorefront } from "./context";

let storefront: PublicStorefront | null = null;

/** Tells the browser which store to call; the root of the page does this once. */
export function setStorefront(value: PublicStorefront): void {
  storefront ??= value;
}

/** The store to call. Throws before the page said which it is. */
export function getStorefront(): PublicStorefront {
  if (!storefront) throw new Error("The storefront is not known yet");
  return storefront;
}
