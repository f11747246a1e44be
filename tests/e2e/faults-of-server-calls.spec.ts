import { standardSize } from "../support/catalogues";
import { faults } from "../support/faults";
import { expect, test } from "../support/shop-fixtures";

test.use({ storeKind: "faulty" });

/** As often as a document asks before it is sent without an answer. */
const documentAttempts = 3;

test("a list that fails while its document is rendered is a 503 that loads on its own", async ({
  shop,
  store,
  problems,
}) => {
  problems.expect(/status of 503/);
  store.fail("GetProducts", faults.cutConnection, { times: documentAttempts });

  const response = await shop.openShop();

  expect(response?.status()).toBe(503);
  expect(response?.headers()["cache-control"]).toBe("no-store");
  expect(await response?.text()).toContain("Loading products...");
  await expect(shop.cards).toHaveCount(standardSize);
  await expect(shop.failure).toHaveCount(0);
});

test("a list in half an answer is a 503 that says so", async ({ shop, store, problems }) => {
  problems.expect(/status of 503/);
  store.fail("GetProducts", faults.halfAnAnswer);

  const response = await shop.openShop();

  expect(response?.status()).toBe(503);
  await expect(shop.failure).toContainText("Error calling Shopify: Internal error");
});

test("a product that fails while its document is rendered is a 503 that loads on its own", async ({
  shop,
  store,
  page,
  problems,
}) => {
  problems.expect(/status of 503/);
  store.fail("GetProductByHandle", faults.serverError, { times: documentAttempts });

  const response = await shop.openProduct("hair-oil");

  expect(response?.status()).toBe(503);
  expect(response?.headers()["cache-control"]).toBe("no-store");
  await expect(shop.title).toHaveText("Botanical Hair Oil");
  await expect(page).toHaveTitle("Botanical Hair Oil | Solenne");
});

test("a store that takes no connections is a 503, and the page recovers when it is back", async ({
  shop,
  store,
  problems,
}) => {
  problems.expect(/status of 503/);
  await store.refuseConnections();

  const response = await shop.openShop();
  expect(response?.status()).toBe(503);
  await expect(shop.failure).toContainText("The store could not be reached");

  await store.reset();
  await shop.failure.getByRole("button", { name: "Try again" }).click();
  await expect(shop.cards).toHaveCount(standardSize);
});

test("one refusal for too many requests is waited out as long as the store asks", async ({
  shop,
  store,
}) => {
  store.fail("GetProducts", faults.tooManyRequests, { times: 1 });

  const response = await shop.openShop();

  expect(response?.status()).toBe(200);
  expect(store.calls("GetProducts")).toHaveLength(2);
  await expect(shop.cards).toHaveCount(standardSize);
});

test("a store that is slow, but not too slow, is waited for", async ({ shop, store }) => {
  store.fail("GetProducts", faults.slow);

  expect((await shop.openShop())?.status()).toBe(200);
  await expect(shop.cards).toHaveCount(standardSize);
});

test("a store that hangs costs a page 2.5 seconds and no more", async ({ store, request }) => {
  store.fail("GetProducts", faults.hungConnection);
  const start = performance.now();

  const response = await request.get("/shop");

  expect(response.status()).toBe(503);
  expect(performance.now() - start).toBeLessThan(6_000);
});

test("a product that the store does not know is a 404", async ({ shop, store, problems }) => {
  problems.expect(/status of 404/);
  store.fail("GetProductByHandle", faults.noProduct);

  const response = await shop.openProduct("hair-oil");

  expect(response?.status()).toBe(404);
  await expect(shop.title).toHaveText("Product not found");
});

test("the home page is whole without the store", async ({ shop, store, page, problems }) => {
  problems.expect(/Failed to load resource/);
  store.fail("GetProducts", faults.serverError);

  const response = await shop.openHome();

  expect(response?.status()).toBe(200);
  await expect(page.getByRole("region", { name: "Best sellers" }).getByRole("article")).toHaveCount(
    3,
  );
});

test("a product stands without its related ones", async ({ shop, store, page, problems }) => {
  problems.expect(/Failed to load resource/);
  store.fail("GetProducts", faults.serverError);

  const response = await shop.openProduct("hair-oil");

  expect(response?.status()).toBe(200);
  await expect(shop.title).toHaveText("Botanical Hair Oil");
  await expect(page.getByRole("region", { name: "You May Also Like" })).toHaveCount(0);
});
