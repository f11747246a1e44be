import { afterAll, beforeEach, expect, test } from "vitest";
import { facts } from "#brand/content/facts.ts";
import { holidayBundles } from "#brand/content/holidays/holiday-bundles.ts";
import {
  bundleSection,
  perksHeading,
  reasons,
  stockCopy,
} from "#brand/content/holidays/holidays.ts";
import { site } from "#brand/content/site.ts";
import { planPrices } from "#brand/content/subscribe/plan-prices.ts";
import { planDialogCopy, planSection } from "#brand/content/subscribe/subscribe.ts";
import { openShop } from "../faults/support/running-shop";
import { withoutPlansAndBundles } from "../support/catalogs";
import { respondInRupees, respondWith } from "../support/faults";
import { openFaultyStore } from "../support/faulty-store";
import { getSavedPercent } from "../support/prices";
import { readPage } from "../support/served-pages";

const store = await openFaultyStore();
afterAll(store.close);
/** A shop whose owner has not said whether plans are sold. */
const shop = await openShop(afterAll, store, { SHOPIFY_SELLING_PLANS: "" });
beforeEach(store.reset);

test("home, the plans and the holiday page say what the specification says, without asking for plans", async () => {
  store.sell(withoutPlansAndBundles());
  store.denyPlans();

  const home = await readPage(shop.origin, "/");
  for (const said of [
    `Save ${facts.subscriptionDiscountPercent}% on every order`,
    "Free shipping on all subscriptions",
    "Pause, skip or cancel anytime",
    "Priority access to new products",
    "renewal rate94%",
    facts.annualSavings,
    "57.79",
    "27.20",
    "62.04",
  ])
    expect.soft(home.text).toContain(said);
  expect(home.links).toContain("/subscribe");

  const subscribe = await readPage(shop.origin, "/subscribe");
  expect(subscribe.title).toBe(`Subscribe & Save 15% | ${site.name}`);
  for (const said of [
    ...["$45", "$53", "$85", "$104", "$120", "$150", "$96", "$228", "$360"],
    ...["$731", "$540", "$191", "$5.99", "Most popular", "every 30, 60 or 90 days"],
    ...[
      "15 to 20% less",
      facts.activeSubscribers,
      `${facts.subscriptionGuaranteeDays}-day`,
      "48 hours ahead",
      "72 hours ahead",
    ],
  ])
    expect.soft(subscribe.text).toContain(said);

  const holidays = await readPage(shop.origin, "/holidays");
  for (const { name, salePrice, regularPrice } of holidayBundles)
    for (const said of [name, `$${salePrice}.00`, `$${regularPrice}`, "save $"])
      expect.soft(holidays.text).toContain(said);
  for (const heading of [
    bundleSection.heading,
    perksHeading,
    "Gift Finder",
    reasons.heading,
    stockCopy.heading,
  ])
    expect.soft(holidays.text).toContain(heading);
  expect(holidays.text).toContain("Not available right now: Holiday Glow");
  expect((await readPage(shop.origin, "/blog")).links).toContain("/subscribe");
});

test("without script a plan that the store does not sell takes an email address, and leads to a box that is sold once", async () => {
  store.sell(withoutPlansAndBundles());
  const readCard = async () => {
    const { elements, ids, links } = await readPage(shop.origin, "/subscribe");
    const [, complete] = elements.filter(({ name }) => name === "article");
    return { text: complete?.text, ids, links };
  };
  const missing = await readCard();
  expect(missing.text).toContain(planDialogCopy.notSold);
  expect(missing.text).not.toContain(planDialogCopy.buyOnce);
  expect(missing.ids).toContain("newsletter-complete-plan-thanks");

  await store.reset();
  store.denyPlans();
  const soldOnce = await readCard();
  expect(soldOnce.text).toContain(planDialogCopy.notSold);
  expect(soldOnce.text).toContain(planDialogCopy.buyOnce);
  expect(soldOnce.links).toContain("/products/complete-plan");
});

test("over a store in rupees the pages keep their texts and leave out prices in dollars", async () => {
  store.fail("GetProducts", respondInRupees(299, 349, 449));
  store.fail("GetProductByHandle", respondWith({ product: null }));
  for (const path of ["/", "/subscribe", "/holidays"]) {
    const { text } = await readPage(shop.origin, path);
    expect(text.match(/\$[\d,.]+\d/g) ?? [], path).toEqual([]);
  }
  const { elements, text } = await readPage(shop.origin, "/subscribe");
  expect(text).toContain(`Save ${getSavedPercent(planPrices["essentials-plan"])}%.`);
  expect(text).toContain("Choose Essentials");
  expect(text).toContain(planSection.onePrice.heading);
  const rows = elements.filter(
    ({ name, parent }) =>
      name === "tr" && parent?.parent?.attributes["aria-labelledby"] === "comparison",
  );
  expect(rows).toHaveLength(2);
  expect((await readPage(shop.origin, "/holidays")).text).toContain("Not available right now.");
});
