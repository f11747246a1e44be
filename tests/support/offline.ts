import type { Page } from "@playwright/test";
import { type FaultyStore, openFaultyStore } from "./faulty-store";
import { type Front, openFront } from "./front";
import { startShop } from "./server-process";
import { test as base } from "./shop-fixtures";

type Line = { front: Front; goods: FaultyStore };

/** A shop behind a front that can fail, with the worker that other tests leave out. */
export const test = base.extend<{ front: Front; goods: FaultyStore }, { line: Line }>({
  line: [
    async ({ browserName: _ }, use) => {
      const goods = await openFaultyStore();
      const front = await openFront();
      const shop = await startShop(goods);
      front.leadTo(shop.origin);
      await use({ front, goods });
      await front.close();
      await shop.stop();
      await goods.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  front: async ({ line: { front } }, use) => {
    await use(front);
    front.reset();
  },
  goods: async ({ line: { goods } }, use) => {
    await use(goods);
    await goods.reset();
  },
  baseURL: async ({ line: { front } }, use) => use(front.origin),
});

/** The addresses of what the worker keeps on the device, by the kind of it. */
export async function keptOnDevice(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const kept: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      kept[name.replace(/^shop-|-\d+$/g, "")] = requests.map(({ url }) => {
        const { pathname, search } = new URL(url);
        return pathname + search;
      });
    }
    return kept;
  });
}
