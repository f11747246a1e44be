import "./node-environment.ts";
import { fileURLToPath } from "node:url";
import { createServer as createViteServer } from "vite";
import { parseConfig } from "./config.ts";
import { closeOnSignal, createListener, listen, newHttpServer, notOpenYet } from "./http-server.ts";
import { openLog } from "./monitoring/log.ts";
import { openSubscribers } from "./newsletter/open-subscribers.ts";
import { run } from "./run.ts";
import { isAppBuild } from "./server-build.ts";
import { createShop } from "./shop.ts";
import { StartError } from "./start-error.ts";
import { openStore } from "./store.ts";

await run(async () => {
  const config = parseConfig(process.env);
  const store = await openStore(config);
  const subscribers = openSubscribers(config);

  let shop: ReturnType<typeof createShop> | null = null;
  const listener = createListener(
    (request, bindings) => shop?.app.fetch(request, bindings) ?? notOpenYet(config.isHttps),
    config.isHttps,
  );
  const server = newHttpServer((incoming, outgoing) => {
    // Vite answers for modules and hot reload, and leaves everything else to the shop.
    vite.middlewares(incoming, outgoing, () => listener(incoming, outgoing));
  }, config.isHttps);
  const vite = await createViteServer({
    root: fileURLToPath(new URL("../", import.meta.url)),
    appType: "custom",
    server: { middlewareMode: { server } },
  });

  const port = await listen(server, config);
  shop = createShop({
    config,
    port,
    store,
    subscribers,
    // Asked for on every request, so that a change is in the next page.
    build: async () => {
      const build = await vite.ssrLoadModule("virtual:react-router/server-build");
      if (isAppBuild(build)) return build;
      throw new StartError(
        "app/entry.server.tsx exports no createLoadContext.",
        "Export it again.",
      );
    },
    staticFiles: { findReady: () => null, refuse: () => null, integrityOf: () => null },
    log: openLog(config.logLevel),
    getRoute: () => "(development)",
    isDevelopment: true,
  });

  closeOnSignal(server, {
    drainSeconds: 0,
    drain: shop.readiness.drain,
    async closeResources() {
      await vite.close();
      await shop?.close();
      await subscribers.close();
      await store.service?.close();
    },
  });
  console.log(`Solenne is ready on ${shop.siteUrl} with hot reload`);
});
