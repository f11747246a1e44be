import type { Finding } from "../app/store-check/rules.ts";
import type { Config } from "./config.ts";
import type { Log } from "./monitoring/log.ts";
import type { AppBuild } from "./server-build.ts";
import type { Store } from "./store.ts";

type CheckedShop = { config: Config; store: Store; build: AppBuild };

/** Checks the configured store and the settings that matter to it. */
export function checkConfiguredStore({ config, store, build }: CheckedShop): Promise<Finding[]> {
  const origin = config.SITE_URL ?? `http://localhost:${config.PORT}`;
  const isEmbedded = store.service !== null;
  return build.entry.module.checkStore({
    ...store,
    origin,
    isEmbedded,
    // Not through the circuit breaker, which is for calls of visitors.
    fetch: isEmbedded ? store.fetch : fetch,
    siteUrl: config.SITE_URL ?? null,
    hasWebhookSecret: config.SHOPIFY_WEBHOOK_SECRET !== undefined,
    hasDatabase: config.DATABASE_URL !== undefined,
    trustedProxies: config.TRUSTED_PROXIES,
  });
}

/** Logs what of a hosted store breaks a page. */
export async function warnOfFindings(shop: CheckedShop, log: Log): Promise<void> {
  if (shop.config.hostedStore === null || !log.isLevelEnabled("warn")) return;
  try {
    for (const { name, status, seen, effect, action } of await checkConfiguredStore(shop))
      if (status === "error") log.warn(`store: ${name}: ${seen}; ${effect}. ${action}.`);
  } catch (err) {
    log.error({ err }, "The store could not be checked");
  }
}
