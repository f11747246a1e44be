import type { Page, Route } from "@playwright/test";
import { bestSellers } from "#brand/content/home/home.ts";
import { standardSize } from "../support/catalogs";
import { type Fault, faults } from "../support/faults";
import type { FaultyStore } from "../support/faulty-store";
import { expectAccessibleAt } from "../support/page-shape";
import { inDollars, subscribed } from "../support/prices";
import { expect, test } from "../support/shop-fixtures";
import { sized } from "../support/test-size";

test.use({ storeKind: "faulty" });

const capsules = "Hair Nutraceutical";
/** Times after which a page tries again, at first and at the longest. */
const retryPauseMs = 5_000;
const maxRetryPauseMs = 60_000;
const widths = sized({ short: [390], full: [390, 820, 1440] });

/** What the document shows, and what its page loads, by path. */
const documents = [
  ["/", "Best sellers", "heading", "From the journal"],
  ["/shop", "We couldn’t load our products.", "heading", "Hair Nutraceutical"],
  ["/products/hair-oil", "We couldn’t load this product", "heading", "Botanical Hair Oil"],
  ["/search?q=serum", "We couldn’t run your search.", "button", "Add After-Wash Scalp Serum"],
  ["/holidays", "Couldn’t Check Stock", "button", "Add to Cart Holiday Glow"],
  ["/blog/heat-in-numbers", "We couldn’t load this article", "heading", "Heat, in numbers"],
] as const;

test("a document that the store fails says so, is not stored, and its page loads the rest", async ({
  shop,
  store,
  page,
}) => {
  await page.clock.install();
  for (const [path, text, role, name] of documents)
    await test.step(path, async () => {
      await failDocument(page, store, faults.htmlInsteadOfJson);

      const response = await shop.visit(path);

      expect.soft(response?.status(), path).toBe(503);
      expect.soft(response?.headers()["cache-control"], path).toBe("no-store");
      expect.soft(await response?.text(), path).toContain(text);
      await page.mouse.move(10, 10);
      await page.clock.fastForward(retryPauseMs);
      const loaded = page.getByRole("main").getByRole(role, { name, exact: true });
      await expect.soft(loaded).toBeEnabled();
      await expect.soft(shop.failure).toHaveCount(0);
    });
});

/** Messages of errors are for logs. */
const technical = /error!|error calling|store|status|500/i;

test("a list and a product that cannot be loaded say so and can be tried again; one that is gone says so", async ({
  shop,
  store,
  page,
}) => {
  store.fail("GetProducts", faults.htmlInsteadOfJson);
  expect((await shop.openShop())?.status()).toBe(503);
  await expect(shop.failure).toContainText("We’re still trying. You can also try again now.");
  await expect(shop.failure).not.toContainText(technical);
  await expectAccessibleAt(page, widths);
  await page.setViewportSize({ width: 1440, height: 900 });
  await store.reset();
  // The fault begins here, because the cards in view prefetch their products.
  store.fail("GetProductByHandle", faults.partialData);
  await shop.failure.getByRole("button", { name: "Try Again" }).click();
  await expect(shop.cards).toHaveCount(standardSize);

  await shop.openFromList(capsules);
  await expect(shop.title).toHaveText("We couldn’t load this product");
  const main = page.getByRole("main");
  await expect(main).toContainText("We’re still trying. You can also try again now.");
  await expect(main).not.toContainText(technical);
  await expect(main.getByRole("link", { name: "Back to Shop" })).toHaveAttribute("href", "/shop");
  await expectAccessibleAt(page, widths);
  await page.setViewportSize({ width: 1440, height: 900 });
  await store.reset();
  await main.getByRole("button", { name: "Try Again" }).click();
  await expect(shop.title).toHaveText(capsules);

  store.fail("GetProductByHandle", faults.noProduct);
  await page.goBack();
  await shop.openFromList("Botanical Hair Oil");
  await expect(shop.title).toHaveText("Product not found");
});

test("an unpaid store says so, and has no products", async ({ shop, store, page }) => {
  await shop.openShop();
  store.fail("anything", faults.paymentRequired);
  const toast = shop.toast("Shopify: Payment required");

  await shop.openFromList(capsules);
  await expect(toast).toBeVisible();
  await expect(shop.title).toHaveText("Product not found");
  await page.getByRole("button", { name: "Dismiss message" }).click();
  await expect(toast).toHaveCount(0);

  await shop.menu.getByRole("link", { name: "Shop", exact: true }).click();
  await expect(toast).toContainText("requires an active billing plan");
  await expect(shop.list.getByText("No products found")).toBeVisible();
});

test("a product that the store is slow to send says that it is loading, and a click elsewhere leaves no failure behind", async ({
  shop,
  store,
  page,
}) => {
  // The fault begins before the visit, because the cards in view prefetch their products.
  store.fail("GetProductByHandle", faults.noResponse);
  await shop.openShop();
  await shop.openFromList(capsules);
  await expect(page.getByText("Loading product...")).toBeAttached();
  await expectAccessibleAt(page, widths);
  await page.setViewportSize({ width: 1440, height: 900 });
  // Cuts the connections, after which the server tries again.
  await store.reset();
  await expect(shop.title).toHaveText(capsules);
  expect(new Set(store.calls("GetProductByHandle"))).toEqual(new Set(["server"]));

  store.fail("GetProductByHandle", faults.noResponse);
  await shop.menu.getByRole("link", { name: "Shop", exact: true }).click();
  // None of the first cards, whose products the browser keeps for some seconds.
  await shop.openFromList("Overnight Scalp Mask");
  await expect(page.getByText("Loading product...")).toBeAttached();
  await shop.menu.getByRole("link", { name: "Shop", exact: true }).click();
  await expect(shop.cards).toHaveCount(standardSize);
  await expect(shop.failure).toHaveCount(0);
});

test("without a catalog a product lacks related ones alone", async ({ shop, store, page }) => {
  store.fail("GetProducts", faults.htmlInsteadOfJson);

  expect((await shop.openProduct("hair-oil"))?.status()).toBe(503);
  await expect(shop.title).toHaveText("Botanical Hair Oil");
  await expect(page.getByRole("region", { name: "You May Also Like" })).toHaveCount(0);
});

/** Responses in place of those of the shop's own server. */
const otherAnswers = [
  ["while the server restarts", { status: 502, body: "Bad gateway" }],
  [
    "while a network asks for a login",
    { status: 200, contentType: "text/html", body: "<h1>Log in</h1>" },
  ],
] as const;

test("without the store home has its built-in cards with own images, lacks the blog alone, and tries again", async ({
  shop,
  store,
  page,
  problems,
}) => {
  problems.expect(/status of 502/);
  store.fail("anything", faults.htmlInsteadOfJson);
  await page.clock.install();
  let requests = 0;
  let answer: Parameters<Route["fulfill"]>[0] = otherAnswers[0][1];
  await page.route(/\.data(?:\?|$)/, (route) => {
    requests += 1;
    return route.fulfill(answer);
  });
  const response = await shop.openHome();
  expect(response?.status()).toBe(503);
  const headings = await shop.blocks.allTextContents();
  const title = (await shop.title.textContent()) ?? "";
  await expectBuiltInCards(page);

  const tryAgain = () => page.clock.fastForward(maxRetryPauseMs);
  for (const [name, otherAnswer] of otherAnswers)
    await test.step(`${name} it stays`, async () => {
      answer = otherAnswer;
      const before = requests;
      await expect.poll(() => tryAgain().then(() => requests)).toBeGreaterThan(before);
      await expect(shop.title).toHaveText(title);
      await expect(shop.blocks).toHaveText(headings);
    });

  await page.unrouteAll();
  await store.reset();
  const newestPosts = page.getByRole("region", { name: "From the journal" }).getByRole("article");
  await expect.poll(() => tryAgain().then(() => newestPosts.count())).toBe(3);
  await expect(shop.card(capsules).getByRole("button", { name: /^Add/ })).toBeAttached();
  const complete = await shop.blocks.allTextContents();
  expect(headings).toEqual(complete.filter((text) => text !== "From the journal"));
});

test("a list that cannot be loaded is tried again after pauses that double, up to a minute", async ({
  shop,
  store,
  page,
  problems,
}) => {
  problems.expect(/status of 502/);
  store.fail("anything", faults.htmlInsteadOfJson);
  await page.clock.install();
  let attempts = 0;
  await page.route(/\.data(?:\?|$)/, (route) => {
    attempts += 1;
    return route.fulfill(otherAnswers[0][1]);
  });
  await shop.openShop();
  // Before the first pause ends, and later than a busy machine takes to stop the clock.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3_000));

  /** Lets so many seconds pass; resolves to the attempts since the page was opened. */
  async function getAttemptsAfter(seconds: number): Promise<number> {
    await page.clock.runFor(seconds * 1_000);
    // A request that the page has sent before this one has arrived.
    await page.evaluate(() => fetch("/robots.txt"));
    return attempts;
  }

  await expect.poll(() => getAttemptsAfter(1)).toBe(1);
  for (const [index, seconds] of [10, 20, 40, 60, 60].entries()) {
    let passed = 0.9 * seconds;
    expect(await getAttemptsAfter(passed), `${seconds} seconds`).toBe(index + 1);
    await expect
      .poll(() => {
        passed += 0.1 * seconds;
        return getAttemptsAfter(0.1 * seconds);
      })
      .toBe(index + 2);
    expect(passed).toBeLessThan(2 * seconds);
  }
});

async function expectBuiltInCards(page: Page): Promise<void> {
  const cards = page.getByRole("region", { name: "Best sellers" }).getByRole("article");
  await expect(cards).toHaveCount(bestSellers.length);
  for (const [index, { price }] of bestSellers.entries()) {
    const cents = 100 * Number(price.amount);
    await expect(cards.nth(index)).toContainText(inDollars(cents));
    await expect(cards.nth(index)).toContainText(inDollars(subscribed(cents)));
  }
  for (const card of await cards.all())
    await expect(card.locator("img")).toHaveAttribute("src", /^\/pictures\/.*-front-/);
}

/** Fails every call of the store until the browser requests the data that the document lacks. */
async function failDocument(page: Page, store: FaultyStore, fault: Fault): Promise<void> {
  store.fail("anything", fault);
  const recover = async (route: Route) => {
    await store.reset();
    await route.continue();
  };
  await page.route(/\.data(?:\?|$)|\/resources\//, recover, { times: 1 });
}
