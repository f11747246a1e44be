import { accessSync, constants, mkdirSync } from "node:fs";
import { API_VERSION } from "../app/commerce/api-version.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";
import type { Config } from "./config.ts";
import { fetchInProcess } from "./fetch-in-process.ts";
import { StartError } from "./start.ts";

/** A hosted or embedded store. */
export type Store = Awaited<ReturnType<typeof openStore>>;

const endpointPath = `/api/${API_VERSION}/graphql.json`;
const platformImages = "https://cdn.shopify.com";

/** Opens the configured store: a hosted one, or the embedded service, which the server calls in process. */
export async function openStore({ hostedStore, DATA_DIR: dataDir }: Config) {
  if (hostedStore) {
    const { origin, token, privateToken, sellingPlans } = hostedStore;
    const circuit = createCircuitBreaker();
    return {
      /** Absolute URL for the server's calls. */
      endpoint: origin + endpointPath,
      /** URL for the browser's calls. */
      publicEndpoint: origin + endpointPath,
      /** Browsers see it. */
      token,
      /** For the server's calls; `null` when the public token serves both. */
      privateToken,
      sellingPlans,
      fetch: circuit.fetch,
      getCircuitState: circuit.getState,
      /** Other origins from which pages load images and videos. */
      imageOrigins: [origin, platformImages],
      /** Other origins that scripts of a page may call. */
      connectOrigins: [origin],
      service: null,
    };
  }
  checkDataFolder(dataDir);
  // Not loaded with a hosted store.
  const embedded = await import("../embedded-commerce/service.ts");
  const service = embedded.createEmbeddedCommerce({ dataDir, hasRelativeImages: true });
  return {
    endpoint: `http://localhost${endpointPath}`,
    publicEndpoint: endpointPath,
    token: embedded.EMBEDDED_PUBLIC_TOKEN,
    privateToken: null,
    sellingPlans: embedded.hasSellingPlans() ? ("on" as const) : ("off" as const),
    fetch: fetchInProcess(service),
    getCircuitState: () => "closed" as const,
    imageOrigins: [],
    connectOrigins: [],
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
        `DATA_DIR (${dataDir}) is not a folder.\n` +
          "Set DATA_DIR to a writable folder, then start again.",
        { cause },
      );
    console.error(
      `DATA_DIR (${dataDir}) is not writable by this user (${code}). Visitors can browse, but nobody ` +
        "can check out or subscribe until it is. No restart is needed.",
    );
  }
}
