import "./node-environment.ts";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { site } from "#brand/content/site.ts";
import { isPublic, parseConfig } from "./config.ts";
import { closeOnSignal, listen, newHttpServer } from "./http-server.ts";
import { logConsole } from "./monitoring/log.ts";
import { createMetricsServer } from "./monitoring/metrics.ts";
import { openLog } from "./monitoring/open-log.ts";
import { loadServerBuild } from "./render-page.ts";
import { openShop } from "./shop.ts";
import { run } from "./start.ts";
import { readStaticFiles } from "./static-files.ts";
import { openStore } from "./store.ts";

await run(async () => {
  const config = parseConfig(process.env);
  const log = openLog(config.LOG_LEVEL);
  const store = await openStore(config);
  const build = await loadServerBuild();
  const staticFiles = readStaticFiles(fileURLToPath(new URL("../build/client", import.meta.url)));
  const server = newHttpServer(config.KEEP_ALIVE_SECONDS);
  const shop = await openShop({ config, server, store, build, staticFiles, log });
  server.on("request", shop.listener);
  if (config.METRICS_PORT !== undefined) {
    const port = await listen(createMetricsServer(), config, "METRICS_");
    log.info(`Metrics for Prometheus are on http://${config.METRICS_HOST}:${port}/metrics`);
  }

  const samples = isPublic(config)
    ? build.getShownSamples(config.SHOW_SAMPLES === "on", config.PAGES_OFF)
    : [];
  if (samples.length > 0)
    log.warn(
      `The shop publishes samples: ${samples.map(({ name }) => name).join(", ")}. npm run store:check says what to do about each.`,
    );

  closeOnSignal(server, shop, config.DRAIN_SECONDS);
  const { port } = server.address() as AddressInfo;
  const ms = Math.round(performance.now());
  console.log(`${site.name} is ready on ${shop.siteUrl} (port ${port}, ${ms} ms)`);
  logConsole(log);
  store.service?.warm();
});
