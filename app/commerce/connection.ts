import type { PublicStorefront } from "./context";

let connection: PublicStorefront | null = null;

/** Tells the browser which store to call; the root of the page does this once. */
export function connectStorefront(storefront: PublicStorefront): void {
  connection ??= storefront;
}

/** The store to call. Throws when asked before the page said which it is. */
export function storefrontConnection(): PublicStorefront {
  if (!connection) throw new Error("The storefront is not connected yet");
  return connection;
}
