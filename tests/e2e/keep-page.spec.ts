import type { Page } from "@playwright/test";
import { goOffline, holdRequests, whenIdle } from "../support/browser";
import { expect, test } from "../support/shop-fixtures";

const network =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Error loading route module|TypeError|Failed to fetch/;

/** Changes when the document is loaded again. */
const getDocumentStart = (page: Page) => page.evaluate(() => performance.timeOrigin);

/** Follows the footer's link to Our Science, and loses the connection before the script of its route. */
async function loseScript(page: Page): Promise<void> {
  const requested = page.waitForRequest(/\.js$/);
  const release = await holdRequests(page, /\.js$/);
  await page.getByRole("contentinfo").getByRole("link", { name: "Our Science" }).click();
  await requested;
  await expect(page.getByText("Loading page...")).toBeVisible();
  await goOffline(page);
  release();
}

test("a page stays, in its place, when the script that a link needs is lost with the connection, and the click can be repeated", async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(network);
  await shop.openProduct("hair-oil");
  await whenIdle(page);
  const start = await getDocumentStart(page);
  const place = page.evaluate(
    () => new Promise((resolve) => addEventListener("click", () => resolve(scrollY))),
  );
  await loseScript(page);

  const toast = shop.toast("You’re offline");
  await expect(toast).toContainText("This page needs a connection. Your cart is saved.");
  await expect(page).toHaveURL("/products/hair-oil");
  await expect(shop.title).toHaveText("Botanical Hair Oil");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(await place);
  expect(await getDocumentStart(page), "not loaded again").toBe(start);

  await context.setOffline(false);
  await page.unrouteAll();
  await toast.getByRole("button", { name: "Try Again" }).click();
  await expect(page).toHaveURL("/about#science");
});

/** The chunk of the route, and none of its parts, which have longer names. */
const productRoute = /\/assets\/product-[\w-]{8}\.js$/;

test("offline while a page prefetches others, it stays, and its buttons work", async ({
  page,
  shop,
  cart,
  problems,
}) => {
  problems.expect(network);
  const prefetched = page.waitForRequest(productRoute);
  const release = await holdRequests(page, productRoute);
  await shop.openShop();
  await whenIdle(page);
  await shop.card("Botanical Hair Oil").hover();
  await prefetched;
  const start = await getDocumentStart(page);
  await goOffline(page);
  release();

  await shop.card("Hair Nutraceutical").hover();
  await shop.addFromList("Botanical Hair Oil");
  await cart.expectPieces(1);
  expect(await getDocumentStart(page), "not loaded again").toBe(start);
});
