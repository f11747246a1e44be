import { expect, onTestFinished, test } from "vitest";
import { faults } from "../support/faults";
import { openFaultyStore } from "../support/faulty-store";
import { visit } from "./support/customer";
import { openShop, retryUntil } from "./support/running-shop";

const preload = new URL("./support/clock.ts", import.meta.url).pathname;

/** A shop whose clock can be set by these hours, and a store that can fail. */
async function openShopWithClock(hours: number) {
  const store = await openFaultyStore();
  onTestFinished(store.close);
  const settings = {
    PAGE_CACHE_MB: "16",
    NODE_OPTIONS: `--import=${preload}`,
    CLOCK_STEP_HOURS: String(hours),
  };
  const shop = await openShop(onTestFinished, store, settings);
  let filters = 0;
  return {
    store,
    read: (path: string) => visit(shop.origin + path),
    /** A page that nobody has opened before. */
    readNewPage: () => visit(`${shop.origin}/shop?price=0-${++filters}`),
    letAnHourPass: () => shop.kill("SIGUSR2"),
    async setClock() {
      shop.kill("SIGWINCH");
      await retryUntil(() => expect(shop.errorOutput()).toContain("clock set"));
    },
  };
}

const jumps = [
  ["back", -1],
  ["on", 1],
] as const;

test.each(jumps)("a page stays cached while the clock is set %s by an hour", async (_, hours) => {
  const { store, read, setClock } = await openShopWithClock(hours);
  await read("/shop");
  const callsBefore = store.calls("anything").length;

  await setClock();

  const { status, freshness, headers } = await read("/shop");
  expect([status, freshness]).toEqual([200, "fresh"]);
  expect(store.calls("anything").length).toBe(callsBefore);
  const seconds = Number(/s-maxage=(\d+)/.exec(headers.get("cache-control") ?? "")?.[1]);
  expect(seconds, "for shared caches").toBeLessThanOrEqual(60);
});

test.each(jumps)("a clock set %s by an hour in an outage delays no recovery", async (_, hours) => {
  const { store, read, readNewPage, letAnHourPass, setClock } = await openShopWithClock(hours);
  await read("/shop");
  letAnHourPass();
  store.fail("anything", faults.serverError);
  await retryUntil(async () => expect((await read("/shop")).freshness).toBe("stale-if-error"));
  // So many failures that calls are no longer sent.
  await Promise.all(Array.from({ length: 25 }, readNewPage));

  await setClock();

  expect((await read("/shop")).status).toBe(200);
  await store.reset();
  await retryUntil(async () => expect((await readNewPage()).status).toBe(200), 5_000);
  await retryUntil(async () => expect((await read("/shop")).freshness).toBe("fresh"), 10_000);
});
