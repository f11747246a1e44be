import "./node-environment.ts";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { parseConfig } from "./config.ts";
import { closeOnSignal, listen, newHttpServer } from "./http-server.ts";
import { logConsole, openLog } from "./monitoring/log.ts";
import { createMetricsServer } from "./monitoring/metrics.ts";
import { createGetRoute, monitorRequests } from "./monitoring/requests.ts";
import { openSubscribers } from "./newsletter/open-subscribers.ts";
import { loadServerBuild } from "./server-build.ts";
import { openShop } from "./shop.ts";
import { run } from "./start.ts";
import { readStaticFiles } from "./static-files.ts";
import { openStore } from "./store.ts";
import { warnOfFindings } from "./store-findings.ts";

const buildFolder = fileURLToPath(new URL("../build/", import.meta.url));

await run(async () => {
  const config = parseConfig(process.env);
  const log = openLog(config.logLevel);
  const store = await openStore(config);
  const subscribers = openSubscribers(config);
  const build = await loadServerBuild(`${buildFolder}server/index.js`);
  const getRoute = createGetRoute(build.routes);
  const staticFiles = readStaticFiles(`${buildFolder}client`);
  const server = newHttpServer();
  const settings = { config, server, log, getRoute, isDevelopment: false };
  const shop = await openShop({ ...settings, store, subscribers, build, staticFiles });
  const { trustedProxies } = config;
  server.on(
    "request",
    monitorRequests(getRequestListener(shop.app.fetch), { log, getRoute, trustedProxies }),
  );
  if (config.metrics) {
    const { host } = config.metrics;
    const variables = { host: "METRICS_HOST", port: "METRICS_PORT" };
    const metricsPort = await listen(createMetricsServer(), config.metrics, variables);
    log.info(`Metrics for Prometheus are on http://${host}:${metricsPort}/metrics`);
  }

  closeOnSignal(server, shop, config.drainSeconds);
  console.log(`Solenne is ready on ${shop.siteUrl} (${Math.round(performance.now())} ms)`);
  logConsole(log);
  store.service?.warm();
  void warnOfFindings({ config, store, build }, log);
});
