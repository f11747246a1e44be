import { accessSync, constants, mkdirSync } from "node:fs";
import { type CommerceEndpoint, embeddedStore, hostedStore } from "./commerce-endpoint.ts";
import type { Config } from "./config.ts";
import { StartError } from "./start.ts";

type EmbeddedService = ReturnType<
  typeof import("../embedded-commerce/service.ts").createEmbeddedCommerce
>;

export type Store = {
  endpoint(canonicalOrigin: string): CommerceEndpoint;
  /** `null` for a hosted store. */
  service: EmbeddedService | null;
};

/** Opens the configured store: a hosted one or the embedded service. */
export async function openStore({ store, dataDir }: Config): Promise<Store> {
  if (store) return { endpoint: () => hostedStore(store), service: null };

  checkDataFolder(dataDir);
  // Not loaded with a hosted store.
  const embedded = await import("../embedded-commerce/service.ts");
  const service = embedded.createEmbeddedCommerce({ dataDir, hasRelativeImages: true });
  return {
    endpoint: (origin) => embeddedStore(service, origin, embedded.EMBEDDED_PUBLIC_TOKEN),
    service,
  };
}

/** Throws for a path that is not a folder. A folder that is not writable may become so later. */
function checkDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === "EEXIST" || code === "ENOTDIR")
      throw new StartError(
        `DATA_DIR is ${dataDir}, which is no folder.`,
        "Point DATA_DIR at a folder that can be written, and start again.",
        { cause },
      );
    console.error(
      `DATA_DIR is ${dataDir}, where this user cannot write (${code}). Visitors can look around, but nobody ` +
        `can check out or sign up until it can be written; then they can, without a new start.`,
    );
  }
}
