import { standardSize } from "../support/catalogues";
import { isFull, sized } from "../support/fault-size";
import { type FaultName, faults } from "../support/faults";
import { expect, test } from "../support/shop-fixtures";

test.use({ storeKind: "faulty" });

/** What the visitor reads where the list should be, with an answer and without. */
const messages: [FaultName, string][] = [
  ["throttled", "Error calling Shopify: Throttled"],
  ["cutConnection", "The store could not be reached"],
];

for (const [name, message] of messages.slice(sized({ short: 1, full: 0 }))) {
  test(`a list that nobody can get (${name}) says "${message}" and can be tried again`, async ({
    shop,
    store,
    problems,
  }) => {
    problems.expect(/Failed to load resource/);
    store.fail("GetProducts", faults[name]);

    const response = await shop.openShop();

    expect(response?.status()).toBe(503);
    await expect(shop.failure).toContainText(message);

    await store.reset();
    await shop.failure.getByRole("button", { name: "Try again" }).click();
    await expect(shop.cards).toHaveCount(standardSize);
  });
}

test("an unpaid plan is told by a message, and the list is empty", async ({
  shop,
  store,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  store.fail("GetProducts", faults.paymentRequired);

  await shop.openShop();

  const toast = shop.toast("Shopify: Payment required");
  await expect(toast).toContainText("requires an active billing plan");
  await expect(shop.list.getByText("No products found")).toBeVisible();
});

test("following a link to a slow product shows the loading text", async ({ shop, store, page }) => {
  // From the beginning, because the cards in view load their products ahead.
  store.fail("GetProductByHandle", faults.verySlow);
  await shop.openShop();

  await shop.openFromList("Hair Nutraceutical");

  await expect(page.getByText("Loading product...")).toBeAttached();
  await expect(shop.title).toHaveText("Hair Nutraceutical");
  expect(new Set(store.calls("GetProductByHandle"))).toEqual(new Set(["server"]));
});

test("a product behind a link that fails says why and can be tried again", async ({
  shop,
  store,
  problems,
}) => {
  problems.expect(/status of 503/);
  await shop.openShop();
  store.fail("GetProductByHandle", faults.serverError);

  await shop.openFromList("Hair Nutraceutical");

  await expect(shop.failure).toContainText("HTTP error! status: 500");

  await store.reset();
  await shop.failure.getByRole("button", { name: "Try again" }).click();
  await expect(shop.title).toHaveText("Hair Nutraceutical");
});

test("a product behind a link that is gone says so", async ({ shop, store, problems }) => {
  problems.expect(/status of 404/);
  await shop.openShop();
  store.fail("GetProductByHandle", faults.noProduct);

  await shop.openFromList("Hair Nutraceutical");

  await expect(shop.title).toHaveText("Product not found");
});

test("an unpaid plan behind a link is told by a message", async ({ shop, store, problems }) => {
  problems.expect(/status of 503/);
  await shop.openShop();
  store.fail("GetProductByHandle", faults.paymentRequired);

  await shop.openFromList("Hair Nutraceutical");

  await expect(shop.toast("Shopify: Payment required")).toBeVisible();
  await expect(shop.title).toHaveText("Product not found");
});

test("a store that hangs is given up after fifteen seconds", async ({ shop, store, problems }) => {
  test.skip(!isFull, "Waits as long as a visitor would.");
  problems.expect(/status of 503/);
  await shop.openShop();
  store.fail("GetProductByHandle", faults.hungConnection);

  await shop.openFromList("Hair Nutraceutical");

  await expect(shop.failure).toContainText("did not answer in time", { timeout: 25_000 });
});

test("a click to a product and on to the shop leaves no failure behind", async ({
  shop,
  store,
  page,
}) => {
  store.fail("GetProductByHandle", faults.hungConnection);
  await shop.openShop();

  await shop.openFromList("Hair Nutraceutical");
  await expect(page.getByText("Loading product...")).toBeAttached();
  await shop.menu.getByRole("link", { name: "Shop", exact: true }).click();

  await expect(shop.cards).toHaveCount(standardSize);
  await expect(shop.failure).toHaveCount(0);
});
