import { type CommerceEndpoint, embeddedStore, hostedStore } from "./commerce-endpoint.ts";
import type { Config } from "./config.ts";
import { prepareDataFolder } from "./data-folder.ts";

type EmbeddedService = ReturnType<
  typeof import("../embedded-commerce/service.ts").createEmbeddedCommerce
>;

export type Store = {
  endpoint(canonicalOrigin: string): CommerceEndpoint;
  /** `null` when the store is elsewhere. */
  service: EmbeddedService | null;
};

/** The configured store: one somewhere else, or the embedded service, opened here. */
export async function openStore({ store, dataDir }: Config): Promise<Store> {
  if (store) return { endpoint: () => hostedStore(store), service: null };

  prepareDataFolder(dataDir);
  // Loaded only where it is used: a shop in front of a hosted store starts without it.
  const embedded = await import("../embedded-commerce/service.ts");
  const service = embedded.createEmbeddedCommerce({ dataDir, hasRelativeImages: true });
  return {
    endpoint: (origin) => embeddedStore(service, origin, embedded.EMBEDDED_PUBLIC_TOKEN),
    service,
  };
}
