import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isFull, sized } from "../support/fault-size";
import { type FaultyStore, openFaultyStore } from "../support/faulty-store";
import { type ShopProcess, startShop } from "../support/server-process";
import { countOpenFiles, getMemoryMegabytes } from "./support/process-figures";
import { exchange, get, openRawClient, type RawClient } from "./support/raw-client";
import { retryUntil } from "./support/retry-until";
import { visit } from "./support/visits";

const cacheMegabytes = 8;
const maxMegabytes = 500;
let store: FaultyStore;
let shop: ShopProcess;

beforeAll(async () => {
  store = await openFaultyStore();
  shop = await startShop(store, { PAGE_CACHE_MB: String(cacheMegabytes) });
});
afterAll(async () => {
  await shop?.stop();
  await store?.close();
});

const read = (path: string) => visit(shop.origin + path);

async function inGroups<Item>(
  items: readonly Item[],
  size: number,
  work: (item: Item) => Promise<void>,
) {
  for (let start = 0; start < items.length; start += size)
    await Promise.all(items.slice(start, start + size).map(work));
}

const fetchAllSource = `
const { parentPort, workerData } = require("node:worker_threads");
const visit = async (address) => {
  const response = await fetch(address, { redirect: "manual" });
  await response.text();
  return response.status;
};
Promise.all(workerData.map(visit)).then((all) => parentPort.postMessage(all));
`;

/** Fetches all URLs concurrently in a worker thread, which does not delay the test. Resolves to the statuses. */
async function fetchAll(addresses: readonly string[]): Promise<number[]> {
  const worker = new Worker(fetchAllSource, { eval: true, workerData: addresses });
  const [statuses] = await once(worker, "message");
  await worker.terminate();
  return statuses;
}

/** The pages that most visitors open. */
const known = ["/", "/shop", "/products/hair-oil", "/about", "/blog"];

test("thousands of idle connections block no visitor, and are closed in time", async () => {
  await read("/shop");
  const filesBefore = countOpenFiles(shop.pid);
  const clients: RawClient[] = [];
  const slow: RawClient[] = [];
  const count = sized({ short: 500, full: 2_000 });
  await inGroups(
    Array.from({ length: count }, (_, index) => index),
    100,
    async (index) => {
      const client = await openRawClient(shop.origin);
      // Some begin a request, some keep their connection after one, and most send nothing.
      if (index % 4 === 1) {
        client.send("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
        slow.push(client);
      }
      if (index % 4 === 2) client.send(get("/healthz"));
      clients.push(client);
    },
  );

  const { status, ms } = await read("/shop");

  expect(status).toBe(200);
  expect(ms).toBeLessThan(3_000);
  expect(getMemoryMegabytes(shop.pid)).toBeLessThan(maxMegabytes);
  if (isFull) {
    const waits = await Promise.all(clients.map(({ closed }) => closed));
    // Fifteen seconds for headers, five for another request, and what finding them takes.
    expect(Math.max(...waits)).toBeLessThan(15_000 + 2_000 + 8_000);
    for (const client of slow) expect(client.received()).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
  }
  for (const client of clients) client.destroy();
  if (filesBefore !== null)
    await retryUntil(() => expect(countOpenFiles(shop.pid)).toBeLessThanOrEqual(filesBefore + 5));
});

test("a slow request body times out and delays no other request", async () => {
  const slow = await openRawClient(shop.origin);
  slow.send(
    "POST /newsletter HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n{",
  );
  const drip = setInterval(() => slow.send(" "), 500);
  slow.socket.once("close", () => clearInterval(drip));

  expect((await read("/about")).status).toBe(200);

  if (isFull) expect(await slow.closed).toBeLessThan(30_000 + 2_000 + 8_000);
  slow.destroy();
});

test("many requests for uncached pages succeed, and others are served meanwhile", async () => {
  const own = await startShop();
  // By IP address: many DNS lookups would wait in this process.
  const origin = own.origin.replace("localhost", "127.0.0.1");
  try {
    await visit(`${origin}/shop`);
    const count = sized({ short: 60, full: 200 });
    const addresses = Array.from(
      { length: count },
      (_, index) => `${origin}/products/hair-oil?Size=${index}`,
    );
    let isOver = false;
    const answers = fetchAll(addresses).finally(() => {
      isOver = true;
    });
    let others = 0;
    for (; !isOver; others++) {
      // A connection of its own, beside those of the crowd.
      const page = await exchange(origin, get("/shop", "Connection: close\r\n"));
      expect(page.slice(0, 12)).toBe("HTTP/1.1 200");
    }

    for (const status of await answers) expect([200, 503]).toContain(status);
    expect(others).toBeGreaterThan(10);
    expect(getMemoryMegabytes(own.pid)).toBeLessThan(maxMegabytes);
  } finally {
    await own.stop();
  }
});

test("invented URLs evict no page that visitors open", async () => {
  for (const path of known) expect((await read(path)).freshness).not.toBeNull();
  const inventedPaths = Array.from({ length: sized({ short: 20, full: 300 }) }, (_, index) => [
    `/products/no-such-thing-${index}`,
    `/products/hair-oil?x${index}=${index}`,
    `/shop?price=0-${index}&concern=${index}`,
    `/blog/nothing-${index}`,
    `/about?utm_source=${index}&whatever=${index}`,
  ]).flat();

  await inGroups(inventedPaths, 10, async (path) => {
    const { status } = await read(path);
    expect([200, 302, 404, 503]).toContain(status);
  });

  // An evicted page could not be rendered now.
  await store.refuseConnections();
  for (const path of known) {
    const { status, freshness } = await read(path);
    expect([path, status, freshness]).toEqual([path, 200, expect.any(String)]);
  }
  expect(getMemoryMegabytes(shop.pid)).toBeLessThan(maxMegabytes);
});
