import { accessSync, constants, mkdirSync } from "node:fs";
import { API_VERSION } from "../app/commerce/api-version.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";
import { type Config, isPublic } from "./config.ts";
import { fetchInProcess } from "./fetch-in-process.ts";
import type { CompiledBuild } from "./render-page.ts";
import { StartError } from "./start.ts";
import type { Finding } from "./store-check/rules.ts";

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
    sellingPlans: "on" as const,
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

type CheckedShop = { config: Config; store: Store; build: CompiledBuild };

/**
 * Checks the configured store and the settings that matter to it, or only that its checkout opens. Not through the
 * circuit breaker, which is for calls of visitors.
 */
export function checkConfiguredStore(
  { config, store, build }: CheckedShop,
  what: "checkPurchase" | "checkStore",
): Promise<Finding[]> {
  const origin = config.SITE_URL ?? `http://localhost:${config.PORT}`;
  const isEmbedded = store.service !== null;
  const samples = isPublic(config) ? build.getShownSamples(config.SHOW_SAMPLES === "on") : [];
  return build[what]({
    ...store,
    origin,
    isEmbedded,
    samples,
    now: new Date(),
    fetch: isEmbedded ? store.fetch : fetch,
    siteUrl: config.SITE_URL ?? null,
    accountUrl: config.SHOPIFY_ACCOUNT_URL ?? null,
    hasDatabase: config.DATABASE_URL !== undefined,
    hasMailServer: config.SMTP_URL !== undefined,
    trustedProxies: config.TRUSTED_PROXIES,
    pagesOff: config.PAGES_OFF,
  });
}
