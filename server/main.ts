import "./node-environment.ts";
import { fileURLToPath } from "node:url";
import { parseConfig } from "./config.ts";
import { closeOnSignal, createListener, listen, newHttpServer } from "./http-server.ts";
import { openSubscribers } from "./newsletter/open-subscribers.ts";
import { logConsole, openLog } from "./operations/log.ts";
import { observe } from "./operations/observe.ts";
import { run } from "./run.ts";
import { loadServerBuild } from "./server-build.ts";
import { createShop } from "./shop.ts";
import { indexStaticFiles } from "./static-files.ts";
import { openStore } from "./store.ts";

const buildFolder = fileURLToPath(new URL("../build/", import.meta.url));

await run(async () => {
  const config = parseConfig(process.env);
  const log = openLog(config.logLevel);
  const store = await openStore(config);
  const subscribers = openSubscribers(config);
  const build = await loadServerBuild(`${buildFolder}server/index.js`);
  const staticFiles = await indexStaticFiles(`${buildFolder}client`);

  // The canonical address needs the real port, so the shop is made in the moment the port is open.
  let shop: ReturnType<typeof createShop> | null = null;
  const listener = createListener(
    (request, bindings) =>
      shop?.app.fetch(request, bindings) ?? new Response(null, { status: 503 }),
  );
  const { trustedProxies } = config;
  const server = newHttpServer(observe(listener, { log, metrics: null, trustedProxies }));
  const port = await listen(server, config);
  const isDevelopment = false;
  shop = createShop({ config, port, store, subscribers, build, staticFiles, log, isDevelopment });

  closeOnSignal(server, async () => {
    await shop?.close();
    await subscribers.close();
    store.service?.close();
  });
  console.log(`Solenne is ready on ${shop.siteUrl} (${Math.round(performance.now())} ms)`);
  logConsole(log);
  store.service?.warm();
});
