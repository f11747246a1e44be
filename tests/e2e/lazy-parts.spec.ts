import { holdRequests, whenHydrated, whenIdle } from "../support/browser";
import { expect, test } from "../support/shop-fixtures";

test("a dialog whose script is slow opens later, one without its script says so", async ({
  page,
  shop,
  cart,
  problems,
}) => {
  problems.expect(/Failed to load resource|dynamically imported module|preload/i);
  await page.route(/\/assets\/(?:quiz|plan)-dialog-/, (route) => route.abort());
  const release = await holdRequests(page, /\/assets\/cart-drawer-/);
  await shop.openProduct("hair-oil");
  await whenIdle(page);

  await cart.button.click();
  await expect(cart.button).toHaveAttribute("aria-expanded", "true");
  await cart.button.click();
  release();
  await expect(cart.drawer).toBeVisible();
  await cart.close();
  await expect(cart.button).toHaveAttribute("aria-expanded", "false");

  await page.getByRole("button", { name: "Not sure? Take our quiz" }).click();
  await expect(shop.toast("We couldn’t open the quiz")).toBeVisible();
  await expect(shop.title).toHaveText("Botanical Hair Oil");

  await shop.visit("/subscribe");
  const title = (await shop.title.textContent()) ?? "";
  await page.getByRole("button", { name: "Choose Essentials" }).click();
  await expect(shop.toast("We couldn’t open this plan")).toBeVisible();
  await expect(shop.title).toHaveText(title);
});

test("when a script of an older build is gone, the page reloads into the newer one, and only once", async ({
  page,
  shop,
  cart,
  problems,
  search,
}) => {
  problems.expect(/status of 404/);
  const files = /\/assets\/(?:search-dialog|manifest)-/;
  await page.route(files, (route) => {
    const isManifest = route.request().url().includes("/manifest-");
    // The page requests its build's manifest to see whether it still exists.
    const isLoaded = isManifest && route.request().method() !== "HEAD";
    return isLoaded ? route.continue() : route.fulfill({ status: 404 });
  });
  await shop.openProduct("hair-oil");
  await shop.addToCart.click();
  await whenIdle(page);

  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await search.button.click();
  await expect.poll(() => loads).toBe(1);
  await whenHydrated(page);
  await whenIdle(page);
  await cart.expectPieces(1);

  // The reload did not help.
  await search.button.click();
  await expect(shop.toast("We couldn’t open search")).toContainText("Check your connection");
  await page.unroute(files);
  await search.button.click();
  await expect(search.dialog).toBeVisible();
  expect(loads).toBe(1);
});
