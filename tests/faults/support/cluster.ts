import { setTimeout as pause } from "node:timers/promises";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { freePort, startPostgres } from "../../../server/newsletter/testing/postgres-server";
import { openFaultyStore } from "../../support/faulty-store";
import { findNginx, startNginx } from "../../support/nginx";
import { type ShopProcess, startShop } from "../../support/server-process";
import { retryUntil } from "./running-shop";

/** Three instances of the built shop with one database, one store, and nginx in front, which ends TLS; disposing stops them. */
export async function startCluster(processes: AsyncDisposableStack) {
  const store = await openFaultyStore();
  processes.defer(store.close);
  const database = await startPostgres();
  processes.defer(database.stop);
  const ports = [await freePort(), await freePort(), await freePort()] as const;
  const shops: ShopProcess[] = [];
  processes.defer(async () => {
    await Promise.all(shops.map((shop) => shop?.stop()));
  });

  /** Starts an instance and waits until it is ready. */
  async function start(index: number): Promise<ShopProcess> {
    const shop = await startShop(store, {
      PORT: String(ports[index]),
      // Otherwise each instance would use its own port in canonical URLs.
      SITE_URL: "https://shop.example",
      DATABASE_URL: database.url,
      PAGE_CACHE_MB: "16",
      TRUSTED_PROXIES: "1",
    });
    const origin = `http://127.0.0.1:${ports[index]}`;
    shops[index] = { ...shop, origin };
    await retryUntil(async () => {
      if ((await fetch(`${origin}/readyz`)).status !== 200) throw new Error("Not ready");
    });
    return shops[index];
  }

  // Settled, because every process that runs has to be stopped.
  const started = await Promise.allSettled(ports.map((_, index) => start(index)));
  for (const one of started) if (one.status === "rejected") throw one.reason;
  const storePort = Number(new URL(store.domain).port);
  const nginx = await startNginx(findNginx() ?? "", { shops: ports, store: storePort }, "tls.conf");
  setDefaultCACertificates([...getCACertificates(), nginx.certificate]);
  processes.defer(nginx.stop);

  return {
    nginx,
    database,
    store,
    start,
    instance(index: number): ShopProcess {
      const shop = shops[index];
      if (!shop) throw new Error(`There is no instance ${index}`);
      return shop;
    },
  };
}

/** All requests come from one address: six clients stay below the 20 a second that nginx allows it. */
const pauseMs = 300;

/**
 * Starts clients that read one page after another: pages that are read often, pages that nginx has not cached, and
 * files that no instance has, so that the instances always get requests.
 */
export function startLoad(origin: string, clients: number) {
  const failures: string[] = [];
  let answered = 0;
  let isOver = false;
  let next = 0;
  const paths = [
    () => "/",
    () => `/products/hair-oil?_mark=${next}`,
    () => "/about",
    () => `/blog?q=${next}`,
    () => `/shop?price=0-${next}`,
    () => `/assets/of-another-build-${next}.js`,
  ] as const;

  async function readNext(): Promise<void> {
    const path = paths[next++ % paths.length]?.() ?? "/";
    try {
      const response = await fetch(origin + path);
      await response.arrayBuffer();
      answered += 1;
      const expected = path.startsWith("/assets/") ? 404 : 200;
      if (response.status !== expected) failures.push(`${path}: ${response.status}`);
    } catch (error) {
      failures.push(`${path}: ${error instanceof Error ? (error.cause ?? error) : error}`);
    }
  }

  const all = Array.from({ length: clients }, async () => {
    while (!isOver) {
      await readNext();
      await pause(pauseMs);
    }
  });
  return {
    /** Resolves after this number of responses. */
    async wait(responses: number) {
      const goal = answered + responses;
      while (answered < goal && failures.length < 100) await pause(10);
    },
    /** Resolves to the requests that failed. */
    async stop() {
      isOver = true;
      await Promise.all(all);
      return failures;
    },
  };
}
