import { standardSize } from "../support/catalogues";
import { type FaultName, faults } from "../support/faults";
import { expect, test } from "../support/shop-fixtures";

test.use({ storeKind: "faulty" });

/** What keeps the server from rendering a list, with an answer and without; every other way is in the suite of faults. */
const failing: FaultName[] = ["halfAnAnswer", "cutConnection"];

for (const name of failing) {
  test(`a list that the server cannot get (${name}) is a 503, and the browser gets it`, async ({
    shop,
    store,
    problems,
  }) => {
    problems.expect(/status of 503/);
    store.fail("GetProducts", faults[name], { caller: "server" });

    const response = await shop.openShop();

    expect(response?.status()).toBe(503);
    expect(response?.headers()["cache-control"]).toBe("no-store");
    expect(await response?.text()).toContain("Loading products...");
    await expect(shop.cards).toHaveCount(standardSize);
    await expect(shop.failure).toHaveCount(0);
    expect(store.calls("GetProducts")).toContain("browser");
  });
}

test("a product that the server cannot get is a 503, and the browser gets it", async ({
  shop,
  store,
  page,
  problems,
}) => {
  problems.expect(/status of 503/);
  store.fail("GetProductByHandle", faults.serverError, { caller: "server" });

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
  problems.expect(/status of 503/, /ERR_CONNECTION_REFUSED/);
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
  store.fail("GetProducts", faults.tooManyRequests, { caller: "server", times: 1 });

  const response = await shop.openShop();

  expect(response?.status()).toBe(200);
  expect(store.calls("GetProducts")).toEqual(["server", "server"]);
  await expect(shop.cards).toHaveCount(standardSize);
});

test("a store that is slow, but not too slow, is waited for", async ({ shop, store }) => {
  store.fail("GetProducts", faults.slow, { caller: "server" });

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
