import {
  dispatchCommits,
  holdRequests,
  whenFooterHydrated,
  whenHydrated,
} from "../support/browser";
import { expect, test } from "../support/shop-fixtures";

const productDetail = /\/assets\/product-detail-/;

test("a tab pressed before its script arrives opens once it has", async ({ page }) => {
  const requested = page.waitForRequest(productDetail);
  const release = await holdRequests(page, productDetail);
  await page.goto("/products/hair-nutraceutical");
  const howToUse = page.getByRole("tab", { name: "How to Use" });

  await howToUse.click();
  await requested;
  await expect(howToUse).toHaveAttribute("aria-selected", "false");
  release();

  await expect(howToUse).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel", { name: "How to Use" })).toBeVisible();
});

test("a press at the moment when a part is hydrated counts once", async ({ page, shop, cart }) => {
  await dispatchCommits(page);
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
  await whenFooterHydrated(page);

  await expect(page.locator("[data-dehydrated]")).toHaveCount(0);
  await cart.expectPieces(1);
});

test("without the script of its lower half a page has its questions; a later press loads it", async ({
  page,
  shop,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  const aborted = page.waitForEvent("requestfailed", (request) =>
    productDetail.test(request.url()),
  );
  await page.route(productDetail, (route) => route.abort());
  await page.goto("/products/hair-nutraceutical");
  const question = page.getByText("Do I take it with food?");
  await question.click();
  await expect(question.locator("xpath=ancestor::details")).toHaveAttribute("open");
  await expect(page.getByRole("heading", { name: "You May Also Like" })).toBeVisible();

  const howToUse = page.getByRole("tab", { name: "How to Use" });
  await whenFooterHydrated(page);
  await aborted;
  await howToUse.click();
  await expect(shop.toast("Still loading")).toContainText("What you pressed happens");
  await page.unroute(productDetail);
  await howToUse.click();
  await expect(howToUse).toHaveAttribute("aria-selected", "true");
});

test("a page whose lower half is slow is shown when complete", async ({ page, shop }) => {
  const requested = page.waitForRequest(/\/assets\/press-page-/);
  const release = await holdRequests(page, /\/assets\/press-page-/);
  await shop.visit("/faq");
  await shop.menu.getByRole("button", { name: "The Proof submenu" }).click();
  await shop.menu.getByRole("link", { name: "Press" }).click();

  await requested;
  await expect(shop.title).toHaveText("Questions, answered");
  release();
  await expect(shop.title).toContainText("In print, on air");
  await expect(page.getByRole("heading", { name: "Awards & Recognition" })).toBeAttached();
  await expect(page.getByRole("contentinfo")).not.toBeInViewport();
});

test("a cart whose script is slow says so, and opens later", async ({ page, shop, cart }) => {
  const release = await holdRequests(page, /\/assets\/cart-drawer-/);
  await shop.openHome();
  await whenFooterHydrated(page);

  await cart.button.click();
  await expect(shop.toast("Still loading")).toBeVisible();
  await cart.button.click();
  release();

  await expect(cart.drawer).toBeVisible();
  await cart.close();
  await expect(cart.button).toHaveAttribute("aria-expanded", "false");
});

for (const [path, button, script, message] of [
  ["/products/hair-oil", "Not sure? Take our quiz", "quiz-dialog", "The quiz could not be opened"],
  ["/subscribe", "Choose Essentials", "plan-dialog", "The plan could not be opened"],
] as const)
  test(`${path}: a dialog without its script says so`, async ({ page, shop, problems }) => {
    problems.expect(/Failed to load resource|dynamically imported module|preload/i);
    await page.route(new RegExp(`/assets/${script}-`), (route) => route.abort());
    await shop.visit(path);
    const title = (await shop.title.textContent()) ?? "";
    await page.getByRole("button", { name: button }).click();

    await expect(shop.toast(message)).toBeVisible();
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
    // The page has its manifest, and asks whether it is still there.
    const isLoaded = isManifest && route.request().method() !== "HEAD";
    return isLoaded ? route.continue() : route.fulfill({ status: 404 });
  });
  await shop.openProduct("hair-oil");
  await shop.addToCart.click();
  await whenFooterHydrated(page);

  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await search.button.click();
  await expect.poll(() => loads).toBe(1);
  await whenHydrated(page);
  await whenFooterHydrated(page);
  await cart.expectPieces(1);

  // The reload did not help.
  await search.button.click();
  await expect(shop.toast("The search could not be opened")).toContainText("check your connection");
  await page.unroute(files);
  await search.button.click();
  await expect(search.dialog).toBeVisible();
  expect(loads).toBe(1);
});
