import type { Page } from "@playwright/test";
import { expect, test } from "../support/shop-fixtures";

const button = (page: Page) => page.getByRole("button", { name: /^Filter/ });
const panel = (page: Page) => page.getByRole("dialog", { name: "Filter and sort" });

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test.beforeEach(({ page }) => page.addInitScript(forgetCommands));

test("Close, and a press beside the filter, close it", async ({ shop, page }) => {
  await shop.openShop();
  await button(page).tap();
  await expect(panel(page)).toBeVisible();
  await panel(page).getByRole("button", { name: "Close filter" }).tap();
  await expect(panel(page)).toBeHidden();

  await button(page).tap();
  await expect(panel(page)).toBeVisible();
  // It moves in, so its place is read until it stands.
  await expect.poll(async () => (await panel(page).boundingBox())?.y).toBeGreaterThan(60);
  await page.touchscreen.tap(195, 20);
  await expect(panel(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test("Close is kept while the panel's script is on its way", async ({ shop, page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/filter-panel-.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await shop.openShop();
  await button(page).tap();
  await panel(page).getByRole("button", { name: "Close filter" }).tap();
  await expect(panel(page)).toBeVisible();
  resolve();

  await expect(panel(page)).toBeHidden();
});

/** Makes the browser one of before `command`, `commandfor` and `closedby`. */
function forgetCommands() {
  const prototypes = [HTMLButtonElement.prototype, HTMLDialogElement.prototype];
  for (const name of ["command", "commandForElement", "closedBy"]) {
    for (const prototype of prototypes) Reflect.deleteProperty(prototype, name);
  }
  // The attributes themselves cannot be switched off: a page of such a browser is one without them.
  new MutationObserver(() => {
    for (const element of document.querySelectorAll("[commandfor], [closedby]")) {
      element.removeAttribute("commandfor");
      element.removeAttribute("closedby");
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
}
