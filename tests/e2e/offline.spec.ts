import { whenFooterReacts } from "../support/interactive";
import { expect, test } from "../support/shop-fixtures";

test("offline, a link keeps the open page and says why, and tries again", async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await shop.openProduct("hair-oil");
  await whenFooterReacts(page);
  await context.setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);

  await shop.menu.getByRole("link", { name: "Blog", exact: true }).click();
  const toast = shop.toast("You are offline");
  await expect(toast).toContainText("This page needs a connection. Your cart is kept.");
  await toast.getByRole("button", { name: "Try again" }).click();
  await expect(toast).toBeVisible();
  await expect(shop.title).toHaveText("Botanical Hair Oil");

  await context.setOffline(false);
  await toast.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL("/blog");
});

test("offline, the cart goes on, and checkout says that it needs a connection", async ({
  page,
  shop,
  cart,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await shop.openProduct("hair-oil");
  await shop.addToCart.click();
  await cart.open();
  await context.setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);

  await cart.checkoutButton.click();

  await expect(cart.drawer).toContainText("Checkout needs a connection");
  await expect(cart.lines).toHaveCount(1);
  expect(context.pages()).toHaveLength(1);
});
