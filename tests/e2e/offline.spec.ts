import type { Locator } from "@playwright/test";
import { goOffline, holdRequests, whenIdle } from "../support/browser";
import { expect, test } from "../support/shop-fixtures";

test("offline soon after the first load, the cart works, and the checkout says why it fails", async ({
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
  await goOffline(page);

  await shop.addToCart.click();
  await expect(shop.toast("Added to cart!")).toContainText("Botanical Hair Oil has been added");
  await cart.open();
  await expect(cart.lines).toHaveCount(1);
  await cart.checkoutButton.click();
  const failure =
    "There was an error creating your checkout. Please try again. You’re offline. Your cart is saved.";
  await expect(shop.toast("Checkout failed")).toContainText(failure);
  await expect(cart.checkoutButton).toHaveAccessibleDescription(`Checkout failed ${failure}`);
  await expect(cart.lines).toHaveCount(1);
  expect(context.pages()).toHaveLength(1);
});

test("a page that is offline before its scripts arrive says that a press will count later", async ({
  page,
  shop,
  cart,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  const release = await holdRequests(page, /\/assets\/(?:shared|framework)-.*\.js$/);
  await page.goto("/products/hair-oil", { waitUntil: "commit" });
  await expect(shop.addToCart).toBeVisible();
  await goOffline(page);
  release();
  await expect(page.locator("html")).toHaveAttribute("data-offline");
  await shop.addToCart.click();
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body, "::after").content))
    .toContain("You’re offline. We’ll finish what you started once you’re back.");

  await context.setOffline(false);
  await expect(shop.toast("Added to cart!")).toBeVisible();
  await cart.expectPieces(1);
});

test("a connection that is lost after a click says so on the product that was requested, which comes with the connection", async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  await shop.openProduct("hair-oil");
  await whenIdle(page);
  const releaseData = await holdRequests(page, /\/products\/.*\.data/);
  const related = page.getByRole("region", { name: "You May Also Like" });
  await related.getByRole("article").first().getByRole("link").click();
  await expect(page.getByText("Loading product...")).toBeVisible();
  await goOffline(page);
  releaseData();
  await expect(shop.title).toHaveText("You’re offline");
  await expect(page.getByRole("button", { name: "Try Again" })).toBeVisible();
  await page.unrouteAll();
  await context.setOffline(false);
  await expect(page.getByRole("button", { name: "Add to Cart" }).first()).toBeVisible();
});

test("offline, lists and tabs show what they have", async ({ page, shop, context, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  const main = page.getByRole("main");
  const expectOffline = async (part: Locator, address: string) => {
    await expect(part).toBeVisible();
    await goOffline(page);
    await part.click();
    await expect(page).toHaveURL(address);
    await expect(shop.toast("You’re offline")).toHaveCount(0);
    await context.setOffline(false);
  };
  await shop.openShop();
  await whenIdle(page);
  await expectOffline(shop.category("Haircare"), "/shop/haircare");

  await shop.menu.getByRole("link", { name: "Blog" }).click();
  const category = main.getByRole("link", { name: "Hair Care Tips", exact: true }).first();
  await expectOffline(category, "/blog?category=hair-care-tips");

  await shop.visit("/proof/testimonials");
  await whenIdle(page);
  const tab = main.getByRole("tab", { name: "Hair Growth" });
  await expectOffline(tab, "/proof/testimonials?tab=growth");
});
