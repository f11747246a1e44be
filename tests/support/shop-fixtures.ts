import { test as base, expect } from "@playwright/test";
import { freePort } from "../../server/newsletter/testing/postgres-server";
import { Cart } from "./cart";
import { Checkout } from "./checkout";
import { type FaultyStore, openFaultyStore } from "./faulty-store";
import { type Problems, watchProblems } from "./problems";
import { Quiz } from "./quiz";
import { Saved } from "./saved";
import { Search } from "./search";
import { startShop, startStore } from "./server-process";
import { Shop } from "./shop";

/**
 * In front of which store the shop runs: the embedded one in its own process, the same one as a
 * second process, or one that does wrong on request.
 */
export type StoreKind = "embedded" | "second process" | "faulty";
export type ShopOptions = {
  storeKind: StoreKind;
  /** Environment variables of the shop. */
  shopSettings: Record<string, string>;
};

type RunningShop = { origin: string; store: FaultyStore | null };

type Fixtures = {
  /** What the page may complain of; everything else fails the test. */
  problems: Problems;
  shop: Shop;
  cart: Cart;
  checkout: Checkout;
  search: Search;
  saved: Saved;
  quiz: Quiz;
  quizDialog: Quiz;
  /** The store that does wrong on request; for specs that use it. */
  store: FaultyStore;
};

export const test = base.extend<Fixtures, ShopOptions & { runningShop: RunningShop }>({
  storeKind: ["embedded", { option: true, scope: "worker" }],

  shopSettings: [{}, { option: true, scope: "worker" }],

  // One for each worker: starting a shop takes longer than most visits.
  runningShop: [
    async ({ storeKind, shopSettings }, use) => {
      const store = await openStoreOf(storeKind);
      const port = await freePort();
      const settings = { PORT: String(port), ...shopSettings };
      const shop = await startShop(store ?? undefined, settings);
      await use({ origin: `http://localhost:${port}`, store: store?.faulty ?? null });
      await shop.stop();
      await store?.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],

  baseURL: async ({ runningShop }, use) => use(runningShop.origin),

  problems: [
    async ({ context }, use) => {
      const problems = await watchProblems(context);
      await use(problems);
      expect(problems.unexpected(), "what the pages complained of").toEqual([]);
      expect(await context.cookies(), "cookies").toEqual([]);
    },
    { auto: true },
  ],

  store: async ({ runningShop }, use) => {
    if (!runningShop.store) throw new Error('This needs test.use({ storeKind: "faulty" })');
    await use(runningShop.store);
    await runningShop.store.reset();
  },

  shop: async ({ page }, use) => use(new Shop(page)),
  cart: async ({ page }, use) => use(new Cart(page)),
  checkout: async ({ page }, use) => use(new Checkout(page)),
  search: async ({ page }, use) => use(new Search(page)),
  saved: async ({ page }, use) => use(new Saved(page)),
  quiz: async ({ page }, use) => use(new Quiz(page)),
  quizDialog: async ({ page }, use) => use(new Quiz(page, "dialog")),
});

export { expect };

type StoreInFront = {
  domain: string;
  token: string;
  faulty: FaultyStore | null;
  stop(): Promise<void>;
};

async function openStoreOf(kind: StoreKind): Promise<StoreInFront | null> {
  if (kind === "embedded") return null;
  if (kind === "second process") return { ...(await startStore()), faulty: null };
  const faulty = await openFaultyStore();
  return { domain: faulty.domain, token: faulty.token, faulty, stop: () => faulty.close() };
}
