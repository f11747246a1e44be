import "./node-environment.ts";
import { fileURLToPath } from "node:url";
import { parseConfig } from "./config.ts";
import { closeOnSignal, createListener, listen, newHttpServer } from "./http-server.ts";
import { openSubscribers } from "./newsletter/open-subscribers.ts";
import { run } from "./run.ts";
import { loadServerBuild } from "./server-build.ts";
import { createShop } from "./shop.ts";
import { indexStaticFiles } from "./static-files.ts";
import { openStore } from "./store.ts";

const buildFolder = fileURLToPath(new URL("../build/", import.meta.url));

await run(async () => {
  const config = parseConfig(process.env);
  const store = await openStore(config);
  const subscribers = openSubscribers(config);
  const build = await loadServerBuild(`${buildFolder}server/index.js`);
  const staticFiles = await indexStaticFiles(`${buildFolder}client`);

  // The canonical address needs the real port, so the shop is made in the moment the port is open.
  let shop: ReturnType<typeof createShop> | null = null;
  const server = newHttpServer(
    createListener(
      (request, bindings) =>
        shop?.app.fetch(request, bindings) ?? new Response(null, { status: 503 }),
    ),
  );
  const port = await listen(server, config);
  shop = createShop({ config, port, store, subscribers, build, staticFiles, isDevelopment: false });

  closeOnSignal(server, async () => {
    await subscribers.close();
    store.service?.close();
  });
  console.log(`Solenne is ready on ${shop.siteUrl} (${Math.round(performance.now())} ms)`);
  store.service?.warm();
});
