import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { site } from "#brand/content/site.ts";
import { plans } from "#brand/content/subscribe/plans.ts";
import { openShop } from "../faults/support/running-shop";
import { catalogWith } from "../support/catalogs";
import { openFaultyStore } from "../support/faulty-store";
import { pagePaths } from "../support/page-paths";
import { getCents, inDollars, subscribed } from "../support/prices";
import { readAll, readPage } from "../support/served-pages";

const store = await openFaultyStore();
afterAll(store.close);
/** A shop whose owner did not switch selling plans on. */
const shop = await openShop(afterAll, store, { SHOPIFY_SELLING_PLANS: "off" });
beforeEach(store.reset);

/** Words of deliveries and charges that repeat. */
const promise =
  /subscri|recurring|renewal|renew their|rhythm|every (?:30|60|90)|before each charge|skip or cancel|member gift|by itself every/i;
/** The newsletter is not sold. */
const newsletter =
  /\b5,000\+ subscribers|^subscribers$|unsubscribe|not subscribed yet|thanks for subscribing|^subscribe$/i;
/** Press releases tell history; the texts of a product are the store's. */
const others = ["/proof/press", "/products/complete-plan"];
const pages = pagePaths.filter((path) => !others.includes(path));

/** The texts that promise a subscription. */
function promisesIn(texts: readonly string[]): string[] {
  const withoutUrls = texts.map((text) => text.replace(/https?:[^\s"]+/g, ""));
  return withoutUrls.filter((text) => promise.test(text) && !newsletter.test(text.trim()));
}

test("without selling plans no served page promises a delivery that repeats", async () => {
  const served = await readAll(pages, (path) => readPage(shop.origin, path));
  for (const { address, texts, h1Count } of served) {
    expect.soft(h1Count, address).toBe(1);
    expect.soft(promisesIn(texts), address).toEqual([]);
  }
});

test("over a catalog without a selling plan, the pages that sell plans promise none", async () => {
  const planShop = await openShop(onTestFinished, store);
  const { products, ...rest } = catalogWith();
  const once = products.map((product) => ({
    ...product,
    variants: product.variants.map((variant) => ({ ...variant, planGroups: [] })),
  }));
  store.sell({ ...rest, products: once });
  for (const path of ["/", "/subscribe"])
    expect(promisesIn((await readPage(planShop.origin, path)).texts), path).toEqual([]);
});

test("without selling plans the cards of plans and best sellers have the price of one order", async () => {
  const subscribe = await readPage(shop.origin, "/subscribe");
  expect(subscribe.title).toBe(`Plans, one box at a time | ${site.name}`);
  for (const { regularPrice } of plans) expect(subscribe.text).toContain(`$${regularPrice}`);
  expect(subscribe.text).toContain("One box, paid once.");
  const home = await readPage(shop.origin, "/");
  const capsules = getCents("hair-nutraceutical");
  expect(home.text).toContain(inDollars(capsules));
  expect(home.text).not.toContain(inDollars(subscribed(capsules)));
  expect(home.text).toContain("paid once");
});
