import type { Page } from "@playwright/test";
import { homeHeadings } from "~/content/home/home-headings";
import { site } from "~/content/site";
import { planPrices } from "~/content/subscribe/plan-prices";
import { plans } from "~/content/subscribe/plans";
import { catalogWith } from "../support/catalogs";
import { pagePaths } from "../support/page-paths";
import { expectAccessibleAt } from "../support/page-shape";
import { getBoxCents, getCents, inDollars, subscribed } from "../support/prices";
import { readAll, readPage } from "../support/served-pages";
import { test as base, expect } from "../support/shop-fixtures";

base.use({ storeKind: "faulty" });

/** A shop whose owner did not switch selling plans on. */
const test = base.extend({ shopSettings: { SHOPIFY_SELLING_PLANS: "off" } });

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

/** Texts of the page that promise a subscription: titles, descriptions and structured data included. */
async function promises(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      const isData = parent?.matches('script[type="application/ld+json"]');
      if (isData || !parent?.closest("script, style, template")) found.push(textContent ?? "");
    }
    const metas = document.querySelectorAll("meta[content]");
    return [...found, ...[...metas].map((meta) => meta.getAttribute("content") ?? "")];
  });
  return promisesIn(texts);
}

test("without selling plans no served page promises a delivery that repeats", async ({
  request,
}) => {
  const served = await readAll(pages, (path) => readPage(request, path));
  for (const { address, texts, h1Count } of served) {
    expect.soft(h1Count, address).toBe(1);
    expect.soft(promisesIn(texts), address).toEqual([]);
  }
});

/** Pages with texts of their own once they are hydrated. */
for (const path of ["/shop", "/products/hair-nutraceutical", "/holidays", "/cart/1:1"])
  test(`without selling plans ${path}, hydrated, promises no delivery that repeats`, async ({
    shop,
    page,
  }) => {
    await shop.visit(path);
    if (path === "/cart/1:1") await expect(page).toHaveURL("/shop");

    expect(await promises(page)).toEqual([]);
  });

test("without selling plans a plan is one box, at the store's price, bought once", async ({
  shop,
  cart,
  page,
}) => {
  await shop.visit("/subscribe");
  await expect(page).toHaveTitle(`Plans, one box at a time | ${site.name}`);
  for (const { name, regularPrice } of plans) {
    const card = shop.card(name);
    await expect(card).toContainText(`$${regularPrice}`);
    await expect(card).toContainText("One box, paid once.");
  }
  await expect(page.getByRole("button", { name: /^Choose/ })).toHaveCount(0);
  expect(await promises(page)).toEqual([]);
  await expectAccessibleAt(page, [390, 1440]);

  await shop.card("Essentials").getByRole("link", { name: "View Essentials" }).click();
  await expect(shop.title).toHaveText("Essentials Plan");
  await shop.addToCart.click();
  await cart.open();
  await expect(cart.line("Essentials Plan")).toContainText(
    `${inDollars(getBoxCents("essentials-plan", 1).once)} USD`,
  );
});

test("home shows the best sellers at the price of one order", async ({ shop, page }) => {
  await shop.openHome();
  expect(await promises(page)).toEqual([]);
  const capsules = getCents("hair-nutraceutical");
  await expect(shop.card("Hair Nutraceutical")).toContainText(inDollars(capsules));
  await expect(shop.card("Hair Nutraceutical")).not.toContainText(inDollars(subscribed(capsules)));
  const routine = page.getByRole("region", { name: homeHeadings.subscription });
  await expect(routine).toContainText("paid once");
  await routine.getByRole("link", { name: "Shop All Products" }).click();
  await expect(page).toHaveURL("/shop");
});

/** The one test in which the setting is on. */
base(
  "over a catalog without a selling plan, the pages that sell plans promise none",
  async ({ shop, store, page }) => {
    const { products, ...rest } = catalogWith();
    const once = products.map((product) => ({
      ...product,
      variants: product.variants.map((variant) => ({ ...variant, planGroups: [] })),
    }));
    store.sell({ ...rest, products: once });
    for (const path of ["/", "/subscribe"]) {
      await shop.visit(path);
      expect(await promises(page)).toEqual([]);
    }
    await expect(shop.card("Essentials")).toContainText(
      `$${planPrices["essentials-plan"].regularPrice}`,
    );
  },
);
