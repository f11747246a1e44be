import type { Server } from "node:http";
import { createApp } from "./app.ts";
import type { Config } from "./config.ts";
import { contentSecurityPolicy } from "./document-policy.ts";
import { listen } from "./http-server.ts";
import type { Log } from "./monitoring/log.ts";
import { monitorCommerceCalls, renderings, watchPageCache } from "./monitoring/metrics.ts";
import { createReadiness } from "./monitoring/readiness.ts";
import type { GetRoute } from "./monitoring/requests.ts";
import { createVitals } from "./monitoring/vitals.ts";
import { createNewsletter } from "./newsletter/newsletter.ts";
import type { Subscribers } from "./newsletter/subscribers.ts";
import { createPageCache } from "./page-cache/page-cache.ts";
import { createPageRules, getSitePages } from "./page-cache/page-rules.ts";
import { createPageRenderer } from "./render-page.ts";
import type { AppBuild } from "./server-build.ts";
import type { StaticFiles } from "./static-files.ts";
import type { Store } from "./store.ts";
import { openInvalidation } from "./webhook/invalidation.ts";
import { createWebhook } from "./webhook/webhook.ts";

type ShopParts = {
  config: Config;
  store: Store;
  subscribers: Subscribers;
  /** Starts to listen here. No request arrives before the promise of `openShop` has resolved. */
  server: Server;
  build: AppBuild | (() => Promise<AppBuild>);
  staticFiles: StaticFiles;
  log: Log;
  getRoute: GetRoute;
  isDevelopment: boolean;
};

/** A document that waits longer for the commerce service is sent without its data. */
const documentTimeoutMs = 2_500;
/** The same for data requests, during which the visitor still sees the previous page. */
const dataTimeoutMs = 15_000;

/** Opens the port and composes the app, for production and development. */
export async function openShop(parts: ShopParts) {
  const { config, server, store, subscribers, build, staticFiles, log, getRoute, isDevelopment } =
    parts;
  // The system chooses the port when the configured one is 0.
  const port = await listen(server, config);
  const siteUrl = config.siteUrl ?? `http://localhost:${port}`;
  const { serverEndpoint, publicEndpoint, token, fetch, imageOrigins, connectOrigins } =
    store.endpoint(siteUrl);

  const { isHttps, trustedProxies, webhookSecret, databaseUrl, pageCacheBytes } = config;
  const logError = (err: unknown) => log.error({ err });
  const commerceCalls = monitorCommerceCalls(log);
  const policySources = { imageOrigins, connectOrigins, isHttps, isDevelopment };
  const documentPolicy = (html: string) => contentSecurityPolicy(html, policySources);
  const renderPage = createPageRenderer({
    build,
    isDevelopment,
    createContext: (current, { visitorAddress, isDocument }) =>
      current.entry.module.createLoadContext({
        endpoint: serverEndpoint,
        publicEndpoint,
        token,
        visitorAddress,
        fetch,
        siteUrl,
        timeoutMs: isDocument ? documentTimeoutMs : dataTimeoutMs,
        isDocument,
        documentPolicy,
        sitePages: getSitePages(current.routes),
        ...commerceCalls,
      }),
  });

  // In development the build is loaded for each request, so nothing is cached.
  const pages =
    pageCacheBytes > 0 && typeof build !== "function"
      ? createPageCache({
          findRoute: createPageRules(build.routes),
          render(...request) {
            renderings.inc();
            return renderPage(...request);
          },
          origin: siteUrl,
          maxBytes: pageCacheBytes,
          logError,
        })
      : null;
  if (pages) watchPageCache(pages.size);
  const respondWithPage = pages?.respond ?? renderPage;
  const readiness = createReadiness(async () => {
    await respondWithPage(new Request(`${siteUrl}/`));
    return commerceCalls.hasAnswered();
  });
  const invalidation = openInvalidation({
    databaseUrl,
    expire: (isAffected) => pages?.expire(isAffected),
    logError,
  });

  const app = createApp({
    siteUrl,
    isHttps,
    commerce: store.service,
    newsletter: createNewsletter({ subscribers, siteUrl, trustedProxies, logError }),
    webhook: createWebhook({ ...invalidation, secret: webhookSecret }),
    readiness,
    vitals: createVitals(getRoute),
    trustedProxies,
    staticFiles,
    renderPage: respondWithPage,
    logError,
  });
  return {
    app,
    siteUrl,
    drain: readiness.drain,
    async close() {
      await invalidation.close();
      await subscribers.close();
      await store.service?.close();
    },
  };
}
