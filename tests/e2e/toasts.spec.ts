import type { Page } from "@playwright/test";
import type { Shop } from "../support/shop";
import { expect, test } from "../support/shop-fixtures";

/** Adds a product and stops the clock while the pointer is on the message, so that its time has not begun. */
async function holdToast(page: Page, shop: Shop) {
  await page.clock.install();
  await shop.openProduct("hair-oil");
  await shop.addToCart.click();
  const toast = shop.toast("Added to cart!");
  await expect(toast).toBeVisible();
  await toast.hover();
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(toast, "a minute under the pointer").toBeVisible();
  return toast;
}

test("a message is in view below the header for five seconds", async ({ page, shop }) => {
  const toast = await holdToast(page, shop);
  await page.mouse.move(0, 600);
  await expect(toast).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole("banner").boundingBox();
  expect((await toast.boundingBox())?.y).toBeGreaterThan(header?.height ?? Number.NaN);

  await page.clock.runFor(4_990);
  await expect(toast).toBeVisible();
  await page.clock.runFor(10);
  await expect(toast).toBeHidden();
});

test("a message stays while it is hovered or focused, and then has its whole time", async ({
  page,
  shop,
}) => {
  const toast = await holdToast(page, shop);
  await page.mouse.move(0, 600);
  await page.clock.runFor(4_000);
  await toast.getByRole("button", { name: "Dismiss message" }).focus();
  await page.clock.runFor(30_000);
  await expect(toast).toBeVisible();

  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  );
  await page.clock.runFor(4_990);
  await expect(toast).toBeVisible();
  await page.clock.runFor(10);
  await expect(toast).toBeHidden();
});

test("a message waits in a tab that is not in front", async ({ page, shop }) => {
  const toast = await holdToast(page, shop);
  const setHidden = (isHidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, isHidden);
  await setHidden(true);
  await page.mouse.move(0, 600);
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();

  await setHidden(false);
  await page.clock.runFor(5_000);
  await expect(toast).toBeHidden();
});
