import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { findNginx, startFront } from "../../deploy/nginx/on-loopback.ts";
import {
  findPostgres,
  freePort,
  startPostgres,
} from "../../server/newsletter/testing/postgres-server.ts";
import { startShop } from "../support/shop-process.ts";
import { MissingTool, needTool } from "../support/tools.ts";
import type { StoreNews, StoreOrder } from "./changing-store.ts";

export const hookSecret = "a secret of the store";
/** Written into every page, so that the instances' pages are the same. */
export const siteUrl = "http://shop.example";

/** Three instances of the shop as built, one store, one database, and nginx with the files of deploy/. */
export async function startMachines() {
  needTool("nginx");
  const binaries = findPostgres();
  if (!binaries)
    throw new MissingTool(
      "PostgreSQL is missing. Install it (Debian: apt-get install postgresql).",
    );
  const store = await startChangingStore();
  const database = await startPostgres(binaries);
  const environment = {
    SITE_URL: siteUrl,
    SHOPIFY_STORE_DOMAIN: store.domain,
    SHOPIFY_STOREFRONT_ACCESS_TOKEN: store.token,
    SHOPIFY_WEBHOOK_SECRET: hookSecret,
    DATABASE_URL: database.url,
    TRUSTED_PROXIES: "1",
    LOG_LEVEL: "error",
  };

  const startInstance = async () => {
    const [port, metricsPort] = [await freePort(), await freePort()];
    const settings = { PORT: String(port), METRICS_PORT: String(metricsPort) };
    const shop = await startShop({ ...environment, ...settings });
    const origin = `http://127.0.0.1:${port}`;
    return { ...shop, origin, port, metrics: `http://127.0.0.1:${metricsPort}/metrics` };
  };

  return {
    store,
    databaseUrl: database.url,
    startInstance,
    async startInstances() {
      const [one, two, three] = [
        await startInstance(),
        await startInstance(),
        await startInstance(),
      ];
      const front = await startFront(findNginx() ?? "", {
        shops: [one.port, two.port, three.port],
        store: Number(new URL(store.domain).port),
      });
      return { instances: [one, two, three], front };
    },
    async stop() {
      await store.stop();
      await database.stop();
    },
  };
}

export type Machines = Awaited<ReturnType<typeof startMachines>>;
export type Running = Awaited<ReturnType<Machines["startInstances"]>>;

async function startChangingStore() {
  const child = fork(join(import.meta.dirname, "changing-store.ts"), {
    env: { PATH: process.env.PATH, NODE_ENV: "production" },
  });
  const ready = await news(child, "ready");
  const ask = <Is extends StoreNews["is"]>(order: StoreOrder, is: Is) => {
    const answer = news(child, is);
    child.send(order);
    return answer;
  };
  return {
    pid: child.pid ?? 0,
    domain: ready.domain,
    token: ready.token,
    calls: async () => (await ask("calls", "calls")).calls,
    change: () => ask("change", "changed"),
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.disconnect();
      await ended;
    },
  };
}

function news<Is extends StoreNews["is"]>(child: ChildProcess, is: Is) {
  return new Promise<Extract<StoreNews, { is: Is }>>((resolve, reject) => {
    const onExit = () => reject(new Error("The store ended"));
    const onMessage = (message: StoreNews) => {
      if (message.is !== is) return;
      child.off("message", onMessage).off("exit", onExit);
      resolve(message as Extract<StoreNews, { is: Is }>);
    };
    child.on("message", onMessage).once("exit", onExit);
  });
}
