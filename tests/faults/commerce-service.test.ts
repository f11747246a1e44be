import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sized } from "../support/fault-size";
import { type FaultName, faults } from "../support/faults";
import { type FaultyStore, openFaultyStore } from "../support/faulty-store";
import { startShop } from "../support/server-process";
import { getMemoryMegabytes } from "./support/process-figures";
import { retryUntil } from "./support/retry-until";
import { change, hookSecret, visit } from "./support/visits";

/** What the service does wrong with every call, one way or another. */
const failing = sized<FaultName[]>({
  short: ["hungConnection", "tooManyRequests", "htmlInsteadOfJson", "wrongShapes"],
  full: [
    "paymentRequired",
    "serverError",
    "badGateway",
    "tooManyRequests",
    "tooManyRequestsForAnHour",
    "tooManyRequestsUnexplained",
    "accessDenied",
    "throttled",
    "halfAnAnswer",
    "htmlInsteadOfJson",
    "cutJson",
    "jsonCalledText",
    "notAnObject",
    "noData",
    "wrongShapes",
    "hungConnection",
    "stalledAnswer",
    "cutConnection",
    "endlessAnswer",
  ],
});

const kept = [
  ["/", "Solenne"],
  ["/shop", "Hair Nutraceutical"],
  ["/products/hair-oil", "Botanical Hair Oil"],
  ["/blog/why-hair-takes-a-season-to-change", "season"],
] as const;

/** The longest that a page waits for the service, and what a busy machine may add. */
const maxPageMs = 2_500 + 4_000;

let store: FaultyStore;
let shop: Awaited<ReturnType<typeof startShop>>;
let filters = 0;

beforeAll(async () => {
  store = await openFaultyStore();
  shop = await startShop(store, { PAGE_CACHE_MB: "16", SHOPIFY_WEBHOOK_SECRET: hookSecret });
});
afterAll(async () => {
  await shop?.stop();
  await store?.close();
});
beforeEach(async () => {
  await store.reset();
  await retryUntil(async () => {
    await productsAndArticlesChanged();
    const copies = await Promise.all(kept.map(([path]) => read(path)));
    for (const { status, copy } of copies) expect([status, copy]).toEqual([200, "fresh"]);
  }, 60_000);
  await productsAndArticlesChanged();
});

const read = (path: string) => visit(shop.origin + path);
/** A page of which there is no copy: a list with a filter that nobody chose yet. */
const unvisited = () => `/shop?price=0-${++filters}`;

async function productsAndArticlesChanged() {
  expect((await change(shop.origin, "products/update")).status).toBe(200);
  expect((await change(shop.origin, "articles/update")).status).toBe(200);
}

async function copiesAreShown() {
  // The messages before each test are done within a second.
  await retryUntil(async () => {
    const visits = await Promise.all(kept.map(([path]) => read(path)));
    for (const [index, { status, copy, text, headers }] of visits.entries()) {
      const [path, words] = kept[index] ?? kept[0];
      expect([path, status, copy]).toEqual([path, 200, "stale-if-error"]);
      expect(text.includes(words)).toBe(true);
      expect(headers.get("cache-control"), "no cache in front keeps it").not.toContain("s-maxage");
    }
  });
  const { ms } = await read("/shop");
  expect(ms, "from now on nobody waits for another try").toBeLessThan(1_500);
}

async function unvisitedPageSaysSo() {
  const path = unvisited();
  for (const { status, headers, text, ms } of [await read(path), await read(path)]) {
    expect([status, headers.get("cache-control")]).toEqual([503, "no-store"]);
    expect(text.includes("Loading products...")).toBe(true);
    expect(/<header[\s\S]*<main[\s\S]*<footer/.test(text), "the shop's frame").toBe(true);
    expect(ms).toBeLessThan(maxPageMs);
  }
}

function nobodyFell() {
  expect(shop.complaints()).not.toMatch(/unhandled|uncaught|RangeError|TypeError|out of memory/i);
}

describe("a commerce service that fails every call", () => {
  test.each(failing)(
    "(%s) leaves visitors the copies, and new pages say so in time",
    async (name) => {
      const before = getMemoryMegabytes(shop.pid);
      store.fail("anything", faults[name]);

      await copiesAreShown();
      await unvisitedPageSaysSo();

      expect(getMemoryMegabytes(shop.pid) - before, "megabytes more").toBeLessThan(100);
      nobodyFell();
    },
  );

  test("(refused) leaves cached pages available, and recovers without a restart", async () => {
    await store.refuseConnections();
    await copiesAreShown();
    await unvisitedPageSaysSo();
    const path = unvisited();
    expect((await read(path)).status).toBe(503);

    await store.reset();

    await retryUntil(async () => {
      expect((await read(path)).status).toBe(200);
      for (const [kind] of kept)
        expect(await read(kind)).toMatchObject({ status: 200, copy: "fresh" });
    }, 30_000);
    nobodyFell();
  });
});

test("many requests during an outage cause few calls to the service", async () => {
  store.fail("anything", faults.serverError);
  const start = performance.now();
  const lists = Array.from({ length: sized({ short: 10, full: 20 }) }, unvisited);
  const paths = [...lists, ...kept.map(([path]) => path)];

  let visits = 0;
  for (let round = 0; round < sized({ short: 5, full: 30 }); round++) {
    const answers = await Promise.all(paths.map(read));
    visits += answers.length;
    for (const { status } of answers) expect([200, 503]).toContain(status);
  }

  // What is in flight before the first failure is known, then a few calls a second.
  const seconds = (performance.now() - start) / 1000;
  const calls = store.calls("anything").length;
  console.log(
    `${visits} visits in ${seconds.toFixed(1)} s made ${calls} calls to a failing service`,
  );
  expect(calls).toBeLessThan(150 + 10 * seconds);
});

test("a service that fails every second call makes no cached page unavailable", async () => {
  store.fail("anything", faults.serverError, { share: 0.5 });

  for (let round = 0; round < sized({ short: 2, full: 20 }); round++) {
    await productsAndArticlesChanged();
    const answers = await Promise.all(kept.map(([path]) => read(path)));
    for (const { status } of answers) expect(status).toBe(200);
    const { status, text } = await read(unvisited());
    expect([200, 503]).toContain(status);
    expect(text.includes(status === 200 ? "Hair Nutraceutical" : "Loading products...")).toBe(true);
  }
  nobodyFell();
});

test("a slow service delays uncached pages only", async () => {
  const about = await read("/about");
  store.fail("anything", faults.slow);

  const [slow, ...quick] = await Promise.all([read(unvisited()), read("/about"), read("/faq")]);

  expect(slow).toMatchObject({ status: 200, copy: "fresh" });
  for (const { status, ms } of quick) {
    expect(status).toBe(200);
    expect(ms).toBeLessThan(slow.ms);
  }
  expect(about.status).toBe(200);
});
