import { type CommerceClient, createCommerceClient } from "./client";
import { storefrontConnection } from "./connection";

let client: CommerceClient | null = null;

/** The browser's client; loaded with the first call, not with the page. */
export function browserClient(): CommerceClient {
  client ??= createCommerceClient(storefrontConnection());
  return client;
}
