import type { Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { isPressSample } from "#brand/content/facts.ts";
import { catalogCache } from "../app/lib/page-handle.ts";
import { createApp } from "./app.ts";
import { createBudget, oneAtATime } from "./budget/budget.ts";
import type { Config } from "./config.ts";
import { openDatabase } from "./database.ts";
import { contentSecurityPolicy } from "./document-policy.ts";
import { listen } from "./http-server.ts";
import type { Log } from "./monitoring/log.ts";
import {
  monitorCommerceCalls,
  undeferredPages,
  watchCircuit,
  watchPageCache,
} from "./monitoring/metrics.ts";
import { createOneAddressCheck } from "./monitoring/one-address.ts";
import { createReadiness } from "./monitoring/readiness.ts";
import { createGetRoute, monitorRequests } from "./monitoring/requests.ts";
import { createViolations } from "./monitoring/violations.ts";
import { createVitals } from "./monitoring/vitals.ts";
import { openMailer } from "./newsletter/mailer.ts";
import { createNewsletter } from "./newsletter/newsletter.ts";
import { openSubscribers } from "./newsletter/subscribers.ts";
import { createPageCache } from "./page-cache/page-cache.ts";
import { createPageRules } from "./page-cache/page-rules.ts";
import { type AppBuild, createPageRenderer } from "./render-page.ts";
import type { StaticFiles } from "./static-files.ts";
import type { Store } from "./store.ts";

type ShopParts = {
  config: Config;
  store: Store;
  /** Starts to listen here. Give it the listener as soon as the promise of `openShop` has resolved. */
  server: Server;
  /** In development a function, which loads the latest build. */
  build: AppBuild | (() => Promise<AppBuild>);
  staticFiles: StaticFiles;
  log: Log;
  /** Whether the operator has read of an error already: the development server prints what it cannot compile. */
  isPrinted?: (error: unknown) => boolean;
};

/** Searches share the lists of the store for as long as pages with products are fresh. */
const shareMs = catalogCache.fresh * 1000;

/** Opens the port and composes the request listener, for production and development. */
export async function openShop(parts: ShopParts) {
  const { config, store, server, build, staticFiles, log, isPrinted = () => false } = parts;
  const sql = await openDatabase(config.DATABASE_URL, config.DATABASE_PASSWORD);
  const sendMail = await openMailer(config.SMTP_URL, config.SMTP_FROM);
  // Nothing is awaited from here on: a request without a listener is never answered. With the port 0 the system
  // chooses one.
  const port = await listen(server, config);
  const siteUrl = config.SITE_URL ?? `http://localhost:${port}`;
  const { TRUSTED_PROXIES: trustedProxies } = config;
  const isDevelopment = typeof build === "function";
  const logError = (err: unknown) => {
    if (!isPrinted(err)) log.error({ err });
  };
  watchCircuit(store.getCircuitState);
  const budget = createBudget(config.UNITS_PER_CLIENT);
  const commerceCalls = monitorCommerceCalls(log);
  const maxBytes = config.PAGE_CACHE_MB * 2 ** 20;
  const isCaching = maxBytes > 0 && !isDevelopment;
  const { publicEndpoint, token, sellingPlans } = store;
  const policySources = { ...store, siteUrl, isDevelopment };
  const renderPage = createPageRenderer(build, {
    store: { ...store, ...commerceCalls },
    storefront: { endpoint: publicEndpoint, token, sellingPlans, siteUrl },
    accountUrl: config.SHOPIFY_ACCOUNT_URL ?? null,
    showsSamples: config.SHOW_SAMPLES === "on",
    hasOwnProducts: store.service !== null,
    pagesOff: config.PAGES_OFF,
    shareMs: isCaching ? shareMs : 0,
    document: {
      getPolicy: (html, nonce) => contentSecurityPolicy(html, nonce, policySources),
      onUndeferred: () => undeferredPages.inc(),
    },
  });
  const cache = isDevelopment
    ? null
    : createPageCache({
        render: renderPage,
        findRoute: createPageRules(build.routes),
        origin: siteUrl,
        budget,
        maxBytes,
        logError,
      });
  if (cache) watchPageCache(cache.size);
  const respondWithPage = cache?.respond ?? renderPage;
  const subscribers = openSubscribers(sql, config.DATA_DIR);
  const readiness = createReadiness(
    async () => {
      await respondWithPage(new Request(`${siteUrl}/`));
      return commerceCalls.hasAnswered();
    },
    () => {
      const problems = {
        "orders are refused": store.service?.getProblem(),
        "sign-ups are refused": subscribers.getProblem(),
      };
      return Object.entries(problems).flatMap(([what, why]) => (why ? [`${what}: ${why}`] : []));
    },
  );
  const getRoute = isDevelopment ? () => "(development)" : createGetRoute(build.routes);
  const app = createApp({
    siteUrl,
    commerce: store.service,
    storeOrigin: config.hostedStore?.origin ?? null,
    newsletter: createNewsletter({
      subscribers,
      siteUrl,
      trustedProxies,
      sendMail,
      mailsPerHour: config.MAILS_PER_HOUR,
      logError,
    }),
    readiness,
    vitals: createVitals(getRoute, trustedProxies),
    violations: createViolations(),
    noteAddress: config.SITE_URL
      ? createOneAddressCheck((message) => log.warn(message), trustedProxies)
      : () => {},
    trustedProxies,
    budget,
    staticFiles,
    hidesPressFiles: isPressSample && config.SHOW_SAMPLES === "off",
    renderPage: respondWithPage,
    logError,
  });
  return {
    listener: monitorRequests(
      // The host of a request over HTTP/1.0 that names none, as health checks of load balancers send them.
      oneAtATime(getRequestListener(app.fetch, { hostname: new URL(siteUrl).host })),
      log,
      getRoute,
      trustedProxies,
    ),
    siteUrl,
    drain: readiness.drain,
    endConnections: readiness.endConnections,
    async close() {
      await subscribers.close();
      await store.service?.close();
    },
  };
}
