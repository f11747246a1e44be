import type { Page } from "@playwright/test";
import type { Shop } from "../support/shop";
import { expect, test } from "../support/shop-fixtures";

/** Adds the product; the time of the message has not begun, because the pointer is on it. */
async function holdToast(page: Page, shop: Shop) {
  await shop.addToCart.click();
  // The message is shown after the next paint.
  await page.clock.runFor(100);
  const toast = shop.toast("Added to cart!");
  await expect(toast).toBeVisible();
  await toast.hover();
  return toast;
}

test("a message stays in view below the header for five seconds in which it can be read", async ({
  page,
  shop,
}) => {
  await page.clock.install();
  await shop.openProduct("hair-oil");
  let toast = await holdToast(page, shop);
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(toast, "a minute under the pointer").toBeVisible();
  const expectGoneAfterItsTime = async () => {
    await page.clock.runFor(4_990);
    await expect(toast).toBeVisible();
    await page.clock.runFor(10);
    await expect(toast).toBeHidden();
  };

  await page.mouse.move(0, 600);
  await expect(toast).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole("banner").boundingBox();
  expect((await toast.boundingBox())?.y).toBeGreaterThan(header?.height ?? Number.NaN);
  await expectGoneAfterItsTime();

  await test.step("it stays while it is hovered or focused, and then has its whole time", async () => {
    toast = await holdToast(page, shop);
    await page.mouse.move(0, 600);
    await page.clock.runFor(4_000);
    await toast.getByRole("button", { name: "Dismiss message" }).focus();
    await page.clock.runFor(30_000);
    await expect(toast).toBeVisible();
    await page.evaluate(
      () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
    );
    await expectGoneAfterItsTime();
  });
});
