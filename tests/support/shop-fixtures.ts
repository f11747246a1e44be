import { type BrowserContext, test as base, expect } from "@playwright/test";
import { reportBareText } from "./bare-text";
import { type Cart, createCart, createCheckout } from "./cart";
import { type FaultyStore, openFaultyStore } from "./faulty-store";
import { createQuiz } from "./quiz";
import { startShop } from "./server-process";
import { createSaved, createSearch, createShop, type Shop } from "./shop";

/** The store of the shop: in its own process, or one that fails on request. */
type StoreKind = "embedded" | "faulty";
export type ShopOptions = {
  storeKind: StoreKind;
  /** Environment variables of the shop. */
  shopSettings: Record<string, string>;
};

type RunningShop = { origin: string; store: FaultyStore | null };

type Fixtures = {
  /** Problems of the pages that a test expects; any other fails it. */
  problems: Awaited<ReturnType<typeof watchProblems>>;
  shop: Shop;
  cart: Cart;
  checkout: ReturnType<typeof createCheckout>;
  search: ReturnType<typeof createSearch>;
  saved: ReturnType<typeof createSaved>;
  quiz: ReturnType<typeof createQuiz>;
  quizDialog: ReturnType<typeof createQuiz>;
  /** A store that fails on request, and the pages' requests with it; for specs with `storeKind: "faulty"`. */
  store: FaultyStore;
};

export const test = base.extend<Fixtures, ShopOptions & { runningShop: RunningShop }>({
  storeKind: ["embedded", { option: true, scope: "worker" }],

  shopSettings: [{}, { option: true, scope: "worker" }],

  // One for each worker: starting a shop takes longer than most visits.
  runningShop: [
    async ({ storeKind, shopSettings }, use) => {
      const faultyStore = storeKind === "faulty" ? await openFaultyStore() : null;
      // A test that signs up may come from an address of its own.
      const settings = { TRUSTED_PROXIES: "1", ...shopSettings };
      const shop = await startShop(faultyStore, settings);
      await use({ origin: shop.origin, store: faultyStore });
      await shop.stop();
      await faultyStore?.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],

  baseURL: async ({ runningShop }, use) => use(runningShop.origin),

  problems: [
    async ({ context }, use) => {
      const problems = await watchProblems(context);
      await use(problems);
      expect(problems.unexpected(), "problems of the pages").toEqual([]);
      expect(await context.cookies(), "cookies").toEqual([]);
    },
    { auto: true },
  ],

  store: async ({ runningShop: { origin, store }, problems }, use) => {
    if (!store) throw new Error('This needs test.use({ storeKind: "faulty" })');
    const failedRequest = /Failed to load resource/;
    // Forgets the last calls for the pages of the test before, which are closed after its reset: a busy shop has taken
    // their requests once it answers this one.
    await fetch(`${origin}/healthz`);
    await store.reset();
    await use({
      ...store,
      fail(...fault) {
        problems.expect(failedRequest);
        store.fail(...fault);
      },
      refuseConnections() {
        problems.expect(failedRequest);
        return store.refuseConnections();
      },
    });
    await store.reset();
  },

  shop: async ({ page }, use) => use(createShop(page)),
  cart: async ({ page }, use) => use(createCart(page)),
  checkout: async ({ page }, use) => use(createCheckout(page)),
  search: async ({ page }, use) => use(createSearch(page)),
  saved: async ({ page }, use) => use(createSaved(page)),
  quiz: async ({ page }, use) => use(createQuiz(page)),
  quizDialog: async ({ page }, use) => use(createQuiz(page, "dialog")),
});

/** A page in a browser with JavaScript switched off. */
export const testWithoutScript = test.extend({ javaScriptEnabled: false });

export const testOnPhone = test.extend({ hasTouch: true, viewport: { width: 390, height: 844 } });

export { expect };

/** Collects console errors and warnings, exceptions, violations of the content security policy, and bare text. */
async function watchProblems(context: BrowserContext) {
  const found: string[] = [];
  const expected: RegExp[] = [];

  context.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    // A busy machine may use a preload late.
    if (/was preloaded using link preload but not used/.test(message.text())) return;
    found.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => {
    const { name, message, stack } = error.error();
    // A script that could not be fetched has no stack.
    found.push(`exception: ${stack || `${name}: ${message}`}`);
  });
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      console.error(`Content security policy: ${violatedDirective} refused ${blockedURI}`);
    });
  });
  await context.addInitScript(reportBareText);

  return {
    /** Allows problems that match. */
    expect: (...patterns: RegExp[]) => void expected.push(...patterns),
    /** The problems that no pattern allows. */
    unexpected: () => found.filter((text) => !expected.some((pattern) => pattern.test(text))),
  };
}
