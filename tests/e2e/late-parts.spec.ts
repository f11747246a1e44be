import { firstLoad } from "../support/first-load";
import { tellOfCommits, whenFooterReacts, whenInteractive } from "../support/interactive";
import { expect, test } from "../support/shop-fixtures";

test("a tab pressed before its script has arrived opens once it has", async ({ page }) => {
  let letThrough = () => {};
  const released = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/assets\/product-rest-/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/products/hair-nutraceutical");
  await whenInteractive(page);
  const howToUse = page.getByRole("tab", { name: "How to Use" });

  const asked = page.waitForRequest(/\/assets\/product-rest-/);
  await howToUse.click();
  await asked;
  await expect(howToUse).toHaveAttribute("aria-selected", "false");
  letThrough();

  await expect(howToUse).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel", { name: "How to Use" })).toBeVisible();
});

test("a press in the moment in which a part begins to answer counts once", async ({
  page,
  shop,
  cart,
}) => {
  await tellOfCommits(page);
  await shop.visit("/holidays");
  const button = shop.card("Self-Care Ritual").getByRole("button", { name: /^Add to Cart/ });
  await button.evaluate((button: HTMLElement) => {
    const pressOnce = () => {
      if (!Object.keys(button).some((key) => key.startsWith("__reactProps$"))) return;
      removeEventListener("test:commit", pressOnce);
      button.click();
    };
    addEventListener("test:commit", pressOnce);
  });
  await whenFooterReacts(page);

  await expect(page.locator("[data-dehydrated]")).toHaveCount(0);
  await expect(cart.button).toHaveAccessibleName("Shopping cart, 1 in it");
});

test("questions of the page's lower half open although its script never arrives", async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  await page.route(/\/assets\/product-rest-/, (route) => route.abort());
  await page.goto("/products/hair-nutraceutical");

  await page.getByText("Do I take it with food?").click();

  await expect(
    page.getByText("Do I take it with food?").locator("xpath=ancestor::details"),
  ).toHaveAttribute("open");
  await expect(page.getByRole("heading", { name: "You May Also Like" })).toBeVisible();
});

test("a part that failed to load comes at a later press, and does what was pressed, once", async ({
  page,
  shop,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  let isThere = false;
  const asked = { times: 0 };
  await page.route(/\/assets\/product-rest-/, (route) => {
    asked.times += 1;
    return isThere ? route.continue() : route.abort();
  });
  await shop.openProduct("hair-nutraceutical");
  const howToUse = page.getByRole("tab", { name: "How to Use" });
  await whenFooterReacts(page);
  await expect.poll(() => asked.times).toBeGreaterThan(0);
  await howToUse.click();

  await expect(shop.toast("Still loading")).toContainText("What you pressed happens");
  isThere = true;
  await howToUse.click();

  await expect(howToUse).toHaveAttribute("aria-selected", "true");
});

test("a page whose lower part is late is shown with it, and never with the footer in its place", async ({
  page,
  shop,
}) => {
  const release = Promise.withResolvers<void>();
  const requested = page.waitForRequest(/\/assets\/press-rest-/);
  await page.route(/\/assets\/press-rest-/, async (route) => {
    await release.promise;
    await route.continue();
  });
  await shop.visit("/faq");

  await shop.menu.getByRole("button", { name: "The Proof submenu" }).click();
  await shop.menu.getByRole("link", { name: "Press" }).click();

  await requested;
  await expect(shop.title).toHaveText("Questions, answered");
  release.resolve();
  await expect(shop.title).toContainText("In print, on air");
  await expect(page.getByRole("heading", { name: "Awards & Recognition" })).toBeAttached();
  await expect(page.getByRole("contentinfo")).not.toBeInViewport();
});

test("a cart whose script is slow says so, and opens once it is there", async ({
  page,
  shop,
  cart,
}) => {
  const release = Promise.withResolvers<void>();
  await page.route(/\/assets\/cart-drawer-/, async (route) => {
    await release.promise;
    await route.continue();
  });
  await shop.openHome();
  await whenFooterReacts(page);

  await cart.button.click();
  await expect(shop.toast("Still loading")).toBeVisible();
  await cart.button.click();
  release.resolve();

  await expect(cart.drawer).toBeVisible();
  await cart.close();
  await expect(cart.button).toHaveAttribute("aria-expanded", "false");
});

test("a page of an older build becomes one of the newer when a part of it is gone, and only once", async ({
  page,
  shop,
  cart,
  problems,
}) => {
  problems.expect(/status of 404/);
  let isDeployed = true;
  const gone = { status: 404, contentType: "text/plain", body: "Not found" };
  await page.route(/\/assets\/search-dialog-/, (route) =>
    isDeployed ? route.fulfill(gone) : route.continue(),
  );
  await page.route(/\/assets\/manifest-/, (route) =>
    isDeployed && route.request().method() === "HEAD" ? route.fulfill(gone) : route.continue(),
  );
  const search = page.getByRole("banner").getByRole("button", { name: "Search", exact: true });
  await shop.openProduct("hair-oil");
  await shop.addToCart.click();
  await whenFooterReacts(page);

  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await search.click();
  await expect.poll(() => loads).toBe(1);
  await whenInteractive(page);
  await whenFooterReacts(page);
  await expect(cart.button).toHaveAccessibleName("Shopping cart, 1 in it");

  // The reload did not help: a toast says so, and the page stays.
  await search.click();
  await expect(shop.toast("The search could not be opened")).toContainText("check your connection");
  isDeployed = false;
  await search.click();
  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
  expect(loads).toBe(1);
});

test("the search and the saved products load when they are asked for, not with the page", async ({
  page,
}) => {
  const { transfers } = await firstLoad(page, "/products/hair-oil");
  const early = transfers.map(({ url }) => url);
  const late = /search-dialog|saved-drawer|recently-viewed/;
  expect(early.filter((url) => late.test(url))).toEqual([]);

  const asked = page.waitForResponse(/search-dialog-/);
  await page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).click();
  await asked;
});
