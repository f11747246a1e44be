import "./node-environment.ts";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { createServer as createViteServer } from "vite";
import { parseConfig } from "./config.ts";
import { closeOnSignal, newHttpServer } from "./http-server.ts";
import { openLog } from "./monitoring/log.ts";
import { openSubscribers } from "./newsletter/open-subscribers.ts";
import { isAppBuild } from "./server-build.ts";
import { openShop } from "./shop.ts";
import { run, StartError } from "./start.ts";
import { openStore } from "./store.ts";

await run(async () => {
  const config = parseConfig(process.env);
  const server = newHttpServer();
  const vite = await createViteServer({
    root: fileURLToPath(new URL("../", import.meta.url)),
    appType: "custom",
    server: { middlewareMode: { server } },
  });

  const shop = await openShop({
    config,
    server,
    store: await openStore(config),
    subscribers: openSubscribers(config),
    // Loaded for every request, so that each response has the latest code.
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
    // Vite serves modules and hot reload, and passes on everything else.
    vite.middlewares(incoming, outgoing, () => listener(incoming, outgoing));
  });

  const close = () => Promise.all([vite.close(), shop.close()]).then(() => {});
  closeOnSignal(server, { drain: shop.drain, close }, 0);
  console.log(`Solenne is ready on ${shop.siteUrl} with hot reload`);
});
