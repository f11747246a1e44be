import type { Page, Route } from "@playwright/test";
import { standardSize } from "../support/catalogs";
import { type Fault, faults } from "../support/faults";
import type { FaultyStore } from "../support/faulty-store";
import { expectAccessibleAt } from "../support/page-shape";
import { expect, test } from "../support/shop-fixtures";
import { sized } from "../support/test-size";

test.use({ storeKind: "faulty" });

const capsules = "Hair Nutraceutical";
const widths = sized({ short: [390], full: [390, 820, 1440] });

test.describe("a document that the store fails is a 503, and its page loads the rest", () => {
  for (const [path, placeholder, role, name] of [
    ["/shop", "Loading products...", "heading", "Hair Nutraceutical"],
    ["/products/hair-oil", "Loading product...", "heading", "Botanical Hair Oil"],
    ["/search?q=serum", "Searching...", "button", "Add After-Wash Scalp Serum"],
    ["/holidays", "Checking Stock", "button", "Add to Cart Holiday Glow"],
    ["/blog/heat-in-numbers", "Loading article...", "heading", "Heat, in numbers"],
  ] as const)
    test(path, async ({ shop, store, page }) => {
      await failDocument(page, store, faults.serverError);

      const response = await shop.visit(path);

      expect(response?.status()).toBe(503);
      expect(response?.headers()["cache-control"]).toBe("no-store");
      expect(await response?.text()).toContain(placeholder);
      await page.mouse.move(10, 10);
      await expect(page.getByRole("main").getByRole(role, { name, exact: true })).toBeEnabled();
      await expect(shop.failure).toHaveCount(0);
    });
});

/** Messages of errors are for logs. */
const technical = /error!|error calling|store|status|500/i;

test("a list that cannot be loaded says so and can be tried again", async ({
  shop,
  store,
  page,
}) => {
  store.fail("GetProducts", faults.closedConnection);

  expect((await shop.openShop())?.status()).toBe(503);
  await expect(shop.failure).toContainText("Please try again in a moment.");
  await expect(shop.failure).not.toContainText(technical);
  await expectAccessibleAt(page, widths);

  await store.reset();
  await shop.failure.getByRole("button", { name: "Try Again" }).click();
  await expect(shop.cards).toHaveCount(standardSize);
});

test("an unpaid store says so, and has no products", async ({ shop, store }) => {
  await shop.openShop();
  store.fail("anything", faults.paymentRequired);
  const toast = shop.toast("Shopify: Payment required");

  await shop.openFromList(capsules);
  await expect(toast).toBeVisible();
  await expect(shop.title).toHaveText("Product not found");

  await shop.openShop();
  await expect(toast).toContainText("requires an active billing plan");
  await expect(shop.list.getByText("No products found")).toBeVisible();
});

test("a slow product says that it is loading, and a click elsewhere leaves no failure behind", async ({
  shop,
  store,
  page,
}) => {
  // From the beginning, because the cards in view prefetch their products.
  store.fail("GetProductByHandle", faults.verySlow);
  await shop.openShop();
  await shop.openFromList(capsules);
  await expect(page.getByText("Loading product...")).toBeAttached();
  await expectAccessibleAt(page, widths);
  await expect(shop.title).toHaveText(capsules);
  expect(new Set(store.calls("GetProductByHandle"))).toEqual(new Set(["server"]));

  await store.reset();
  store.fail("GetProductByHandle", faults.noResponse);
  await page.setViewportSize({ width: 1440, height: 900 });
  await shop.openShop();
  // None of the first cards, whose products the browser keeps for some seconds.
  await shop.openFromList("Overnight Scalp Mask");
  await expect(page.getByText("Loading product...")).toBeAttached();
  await shop.menu.getByRole("link", { name: "Shop", exact: true }).click();
  await expect(shop.cards).toHaveCount(standardSize);
  await expect(shop.failure).toHaveCount(0);
});

test("a product that fails after a click says so and can be tried again; one that is gone says so", async ({
  shop,
  store,
  page,
}) => {
  await shop.openShop();
  store.fail("GetProductByHandle", faults.serverError);
  await shop.openFromList(capsules);
  await expect(shop.failure).toContainText("Please try again in a moment.");
  await expect(shop.failure).not.toContainText(technical);
  await expectAccessibleAt(page, widths);
  await store.reset();
  await shop.failure.getByRole("button", { name: "Try Again" }).click();
  await expect(shop.title).toHaveText(capsules);

  await page.goBack();
  store.fail("GetProductByHandle", faults.noProduct);
  await shop.openFromList("Botanical Hair Oil");
  await expect(shop.title).toHaveText("Product not found");
});

test("without a catalog a product lacks related ones alone", async ({ shop, store, page }) => {
  store.fail("GetProducts", faults.serverError);

  expect((await shop.openProduct("hair-oil"))?.status()).toBe(200);
  await expect(shop.title).toHaveText("Botanical Hair Oil");
  await expect(page.getByRole("region", { name: "You May Also Like" })).toHaveCount(0);
});

test("without the store home has its built-in cards with own images, and lacks the blog alone", async ({
  shop,
  store,
  page,
}) => {
  await page.goto("/");
  const complete = await shop.blocks.allTextContents();
  store.fail("anything", faults.serverError);

  const response = await shop.openHome();

  expect(response?.status()).toBe(200);
  expect(response?.headers()["cache-control"]).toBe("no-store");
  await expect(shop.blocks).toHaveText(complete.filter((text) => text !== "From the journal"));
  const cards = page.getByRole("region", { name: "Best sellers" }).getByRole("article");
  await expect(cards).toHaveText([
    /\$67\.99.*\$57\.79/,
    /\$32\.00.*\$27\.20/,
    /\$72\.99.*\$62\.04/,
  ]);
  for (const card of await cards.all())
    await expect(card.locator("img")).toHaveAttribute("src", /^\/pictures\/.*-front-/);
});

test("home loads by itself what its document lacked", async ({ shop, store, page }) => {
  await failDocument(page, store, faults.serverError);
  await shop.openHome();
  await page.mouse.move(10, 10);

  const newestPosts = page.getByRole("region", { name: "From the journal" });
  await expect(newestPosts.getByRole("article")).toHaveCount(3);
  await expect(
    shop.card("Hair Nutraceutical").getByRole("button", { name: /^Add/ }),
  ).toBeAttached();
});

for (const [name, answer] of [
  ["the server restarts", { status: 502, body: "Bad gateway" }],
  [
    "a network asks for a login",
    { status: 200, contentType: "text/html", body: "<h1>Log in</h1>" },
  ],
] as const)
  test(`while ${name}, a page that loads the rest stays, and tries again`, async ({
    shop,
    store,
    page,
    problems,
  }) => {
    problems.expect(/status of 502/);
    store.fail("anything", faults.serverError);
    let failures = 0;
    await page.route(/\.data(?:\?|$)/, (route) => {
      failures += 1;
      return route.fulfill(answer);
    });
    await shop.openHome();
    const title = (await shop.title.textContent()) ?? "";
    await expect.poll(() => failures).toBeGreaterThan(0);
    await expect(shop.title).toHaveText(title);

    await page.unrouteAll();
    await store.reset();
    const newestPosts = page.getByRole("region", { name: "From the journal" });
    await expect(newestPosts.getByRole("article")).toHaveCount(3, { timeout: 20_000 });
  });

/** Fails every call of the store until the browser requests the data that the document lacks. */
async function failDocument(page: Page, store: FaultyStore, fault: Fault): Promise<void> {
  store.fail("anything", fault);
  const recover = async (route: Route) => {
    await store.reset();
    await route.continue();
  };
  await page.route(/\.data(?:\?|$)|\/resources\//, recover, { times: 1 });
}
