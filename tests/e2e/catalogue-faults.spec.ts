import {
  catalogueWith,
  createCatalogue,
  emptyCatalogue,
  productRecord,
} from "../support/catalogues";
import { faults } from "../support/faults";
import { expect, test } from "../support/shop-fixtures";

test.use({ storeKind: "faulty" });

test("a store of no, one or 250 products has a list of none, one or the first 20", async ({
  shop,
  store,
  page,
}) => {
  store.sell(emptyCatalogue);
  expect((await shop.openShop())?.status()).toBe(200);
  await expect(shop.list.getByRole("heading", { name: "No products found" })).toBeVisible();
  expect((await shop.openHome())?.status()).toBe(200);
  await expect(
    page.getByRole("heading", { name: "Hair Nutraceutical", exact: true }),
  ).toBeVisible();

  store.sell({ ...emptyCatalogue, products: [productRecord({ handle: "only" })] });
  await shop.openShop();
  await expect(shop.list.getByText("Showing 1 product", { exact: true })).toBeVisible();

  store.sell(createCatalogue(250));
  await shop.openShop();
  await expect(shop.cards).toHaveCount(20);
  await expect(shop.list.getByText("Showing 20 products")).toBeVisible();
});

test("a product without variants, pictures, texts and price has a card and a page, and cannot be bought", async ({
  shop,
  store,
  cart,
  page,
}) => {
  const bare = { description: [], tags: [], options: [], variants: [], pictures: [] };
  store.sell(catalogueWith(productRecord({ handle: "bare", title: "Bare", ...bare })));
  await shop.openShop();
  await shop.addFromList("Bare");
  await cart.expectPieces(0);
  expect((await shop.openProduct("bare"))?.status()).toBe(200);
  await expect(shop.title).toHaveText("Bare");
  await expect(page.getByText("No image available")).toBeVisible();

  await test.step("even where the response lacks what the schema promises", async () => {
    store.fail("GetProducts", faults.bareList);
    store.fail("GetProductByHandle", faults.bareProduct);
    expect((await shop.openShop())?.status()).toBe(200);
    await expect(shop.list.getByText("Showing 1 product", { exact: true })).toBeVisible();
    expect((await shop.openProduct("bare-bottle"))?.status()).toBe(200);
    await expect(shop.title).toHaveText("Bare Bottle");
    await expect(page.getByText("No image available")).toBeVisible();
    await expect(page.getByRole("button", { name: "Out of Stock" }).first()).toBeDisabled();
  });
});
