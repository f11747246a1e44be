import "./node-environment.ts";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { createServer as createViteServer } from "vite";
import { parseConfig } from "./config.ts";
import { closeOnSignal, listen, newHttpServer } from "./http-server.ts";
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
  const server = newHttpServer();
  const vite = await createViteServer({
    root: fileURLToPath(new URL("../", import.meta.url)),
    appType: "custom",
    server: { middlewareMode: { server } },
  });

  const port = await listen(server, config);
  const shop = createShop({
    config,
    port,
    store,
    subscribers,
    // Loaded for every request, so that a change is in the next page.
    build: async () => {
      const build = await vite.ssrLoadModule("virtual:react-router/server-build");
      if (isAppBuild(build)) return build;
      throw new StartError(
        "app/entry.server.tsx exports no createLoadContext.",
        "Export it again.",
      );
    },
    staticFiles: () => null,
    log: openLog(config.logLevel),
    getRoute: () => "(development)",
    isDevelopment: true,
  });
  const listener = getRequestListener(shop.app.fetch);
  server.on("request", (incoming, outgoing) => {
    // Vite answers for modules and hot reload, and leaves everything else to the shop.
    vite.middlewares(incoming, outgoing, () => listener(incoming, outgoing));
  });

  const close = () => Promise.all([vite.close(), shop.close()]).then(() => {});
  closeOnSignal(server, { drain: shop.drain, close }, 0);
  console.log(`Solenne is ready on ${shop.siteUrl} with hot reload`);
});
