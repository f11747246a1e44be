import { createEmbeddedCommerce, EMBEDDED_PUBLIC_TOKEN } from "../embedded-commerce/service.ts";
import { type CommerceEndpoint, embeddedStore, hostedStore } from "./commerce-endpoint.ts";
import type { Config } from "./config.ts";
import { prepareDataFolder } from "./data-folder.ts";

export type Store = {
  endpoint(canonicalOrigin: string): CommerceEndpoint;
  /** `null` when the store is elsewhere. */
  service: ReturnType<typeof createEmbeddedCommerce> | null;
};

/** The configured store: one somewhere else, or the embedded service, opened here. */
export function openStore({ store, dataDir }: Config): Store {
  if (store) return { endpoint: () => hostedStore(store), service: null };

  prepareDataFolder(dataDir);
  const service = createEmbeddedCommerce({ dataDir });
  return {
    endpoint: (origin) => embeddedStore(service, origin, EMBEDDED_PUBLIC_TOKEN),
    service,
  };
}
