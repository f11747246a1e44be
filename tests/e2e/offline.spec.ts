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

test("moments after a visit began, offline, adding is confirmed, the cart opens, and checkout fails in words", async ({
  page,
  shop,
  cart,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/, /Checkout failed/);
  const scripts = ["toast-view", "cart-drawer"].map((name) =>
    page.waitForResponse((response) => response.url().includes(`/assets/${name}-`)),
  );
  await shop.openProduct("hair-oil");
  for (const response of await Promise.all(scripts)) await response.finished();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);

  await shop.addToCart.click();
  await expect(shop.toast("Added to cart!")).toContainText("Botanical Hair Oil has been added");
  await cart.open();
  await expect(cart.lines).toHaveCount(1);

  await cart.checkoutButton.click();

  const failure =
    "There was an error creating your checkout. Please try again. You are offline; your cart is kept.";
  await expect(shop.toast("Checkout failed")).toContainText(failure);
  await expect(cart.checkoutButton).toHaveAccessibleDescription(`Checkout failed ${failure}`);
  await expect(cart.lines).toHaveCount(1);
  expect(context.pages()).toHaveLength(1);
});
