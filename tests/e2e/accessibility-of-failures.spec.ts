import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { sized } from "../support/fault-size";
import { faults } from "../support/faults";
import { expect, test } from "../support/shop-fixtures";

test.use({ storeKind: "faulty" });

test("a list and a product that fail, and a checkout that fails, keep nobody out", async ({
  shop,
  cart,
  store,
  page,
  problems,
}) => {
  problems.expect(/Failed to load resource/, /Checkout failed/);
  await shop.openProduct("hair-oil");
  await shop.addToCart.click();
  store.fail("cartCreate", faults.noCart);
  await cart.open();
  await cart.checkoutButton.click();
  await expect(shop.toast("Checkout failed")).toBeVisible();
  await expectAccessibleAtAnyWidth(page);

  store.fail("GetProducts", faults.accessDenied);
  await shop.openShop();
  await expect(shop.failure).toBeVisible();
  await expectAccessibleAtAnyWidth(page);

  store.fail("GetProductByHandle", faults.accessDenied);
  await shop.openProduct("hair-oil");
  await expect(shop.failure).toBeVisible();
  await expectAccessibleAtAnyWidth(page);
});

test("a list and a product that are still loading keep nobody out", async ({
  shop,
  store,
  page,
  problems,
}) => {
  problems.expect(/status of 503/);
  store.fail("GetProducts", faults.hungConnection);
  store.fail("GetProductByHandle", faults.hungConnection);
  await shop.openShop();
  await expect(page.getByText("Loading products...")).toBeVisible();
  await expectAccessibleAtAnyWidth(page);

  await shop.openProduct("hair-oil");
  await expect(page.getByText("Loading product...")).toBeAttached();
  await expectAccessibleAtAnyWidth(page);
});

async function expectAccessibleAtAnyWidth(page: Page): Promise<void> {
  for (const width of sized({ short: [390], full: [390, 820, 1440] })) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page);
  }
}
