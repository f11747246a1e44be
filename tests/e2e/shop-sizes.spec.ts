import { catalogueOf, catalogueWith, emptyCatalogue, productRecord } from "../support/catalogues";
import { faults } from "../support/faults";
import { expect, test } from "../support/shop-fixtures";

test.use({ storeKind: "faulty" });

test("a store without products is an empty list, not a failure", async ({ shop, store }) => {
  store.sell(emptyCatalogue);

  const response = await shop.openShop();

  expect(response?.status()).toBe(200);
  await expect(shop.list.getByRole("heading", { name: "No products found" })).toBeVisible();
});

test("a store of 250 products shows its first page of 20", async ({ shop, store }) => {
  store.sell(catalogueOf(250));

  await shop.openShop();

  await expect(shop.cards).toHaveCount(20);
  await expect(shop.list.getByText("Showing 20 products")).toBeVisible();
});

test("a single product is one product", async ({ shop, store }) => {
  store.sell({ ...emptyCatalogue, products: [productRecord({ handle: "only" })] });

  await shop.openShop();

  await expect(shop.list.getByText("Showing 1 product", { exact: true })).toBeVisible();
});

test("the home page stands without a catalogue", async ({ shop, store, page }) => {
  store.sell(emptyCatalogue);

  const response = await shop.openHome();

  expect(response?.status()).toBe(200);
  await expect(
    page.getByRole("heading", { name: "Hair Nutraceutical", exact: true }),
  ).toBeVisible();
});

test("a product without variants, pictures, texts or price has a card and a page", async ({
  shop,
  store,
  page,
}) => {
  const bare = { description: [], tags: [], options: [], variants: [], pictures: [] };
  store.sell(catalogueWith(productRecord({ handle: "bare", title: "Bare", ...bare })));

  await shop.openShop();
  await expect(shop.card("Bare")).toBeVisible();
  await shop.addFromList("Bare");
  await expect(page.getByRole("button", { name: "Shopping cart", exact: true })).toBeVisible();

  const response = await shop.openProduct("bare");
  expect(response?.status()).toBe(200);
  await expect(shop.title).toHaveText("Bare");
  await expect(page.getByText("No image available")).toBeVisible();
});

test("a product that arrives without price, pictures and variants is shown and cannot be bought", async ({
  shop,
  store,
  page,
}) => {
  store.fail("GetProducts", faults.bareList);
  store.fail("GetProductByHandle", faults.bareProduct);

  expect((await shop.openShop())?.status()).toBe(200);
  await expect(shop.list.getByText("Showing 1 product", { exact: true })).toBeVisible();
  expect((await shop.openProduct("bare-bottle"))?.status()).toBe(200);

  await expect(shop.title).toHaveText("Bare Bottle");
  await expect(page.getByText("No image available")).toBeVisible();
  await expect(page.getByRole("button", { name: "Out of Stock" }).first()).toBeDisabled();
});

test("markup in a product's texts is shown as text and never run", async ({
  shop,
  store,
  page,
}) => {
  const attack = `<script>document.title="executed"</script><img src=x onerror="document.title='executed'">`;
  store.sell(
    catalogueWith(
      productRecord({ handle: "marked", title: `Oil ${attack}`, description: [attack] }),
    ),
  );

  await shop.openProduct("marked");

  await expect(shop.title).toHaveText(`Oil ${attack}`);
  await expect(page).not.toHaveTitle("executed");
  await shop.openShop();
  await expect(page).not.toHaveTitle("executed");
});
