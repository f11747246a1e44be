import "./node-environment.ts";
import { fileURLToPath } from "node:url";
import { createServer as createViteServer } from "vite";
import { site } from "#brand/content/site.ts";
import { parseConfig } from "./config.ts";
import { closeOnSignal, newHttpServer } from "./http-server.ts";
import { openLog } from "./monitoring/open-log.ts";
import type { AppBuild } from "./render-page.ts";
import { openShop } from "./shop.ts";
import { run } from "./start.ts";
import { openStore } from "./store.ts";

await run(async () => {
  const config = parseConfig(process.env);
  const server = newHttpServer(config.KEEP_ALIVE_SECONDS);
  const vite = await createViteServer({
    root: fileURLToPath(new URL("../", import.meta.url)),
    appType: "custom",
    server: { middlewareMode: { server } },
  });
  const shop = await openShop({
    config,
    server,
    store: await openStore(config),
    // Loaded for every request, so that each response has the latest code.
    build: () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<AppBuild>,
    staticFiles: () => null,
    log: openLog(config.LOG_LEVEL),
    isPrinted: (error) => vite.config.logger.hasErrorLogged(error as Error),
  });
  server.on("request", (incoming, outgoing) => {
    // Vite serves modules and hot reload, and passes on everything else.
    vite.middlewares(incoming, outgoing, () => shop.listener(incoming, outgoing));
  });

  const close = () => Promise.all([vite.close(), shop.close()]).then(() => {});
  closeOnSignal(server, { ...shop, close }, 0);
  console.log(`${site.name} is ready on ${shop.siteUrl} with hot reload`);
});
