import type { Locator, Page } from "@playwright/test";
import { Checkout, shopper } from "../support/checkout";
import { expect, test } from "../support/shop-fixtures";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const shampoo = "Growth & Strength Shampoo";
/** What is typed into the checkout. */
const fields = [
  ["textbox", "Email", shopper.email],
  ["textbox", "First name", shopper.firstName],
  ["textbox", "Last name", shopper.lastName],
  ["textbox", "Address", shopper.address],
  ["textbox", "City", shopper.city],
  ["combobox", "State", "Oregon"],
  ["textbox", "ZIP code", shopper.zip],
] as const;

test("a visitor buys a shampoo by keyboard alone", async ({ page, shop, cart }) => {
  await shop.openHome();
  await tabTo(page, shop.menu.getByRole("link", { name: "Shop", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/shop");
  await tabTo(page, shop.category("Haircare"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/shop/haircare");
  await tabTo(page, shop.card(shampoo).getByRole("link", { name: shampoo, exact: true }));
  await page.keyboard.press("Enter");
  await expect(shop.title).toHaveText(shampoo);

  await tabTo(page, shop.value("Size", "300 ml"));
  await page.keyboard.press("ArrowRight");
  await expect(shop.value("Size", "500 ml")).toBeChecked();
  await tabTo(page, shop.addToCart);
  await page.keyboard.press("Enter");
  await cart.expectPieces(1);

  await tabTo(page, cart.button, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(cart.drawer).toBeVisible();
  await tabTo(page, cart.drawer.getByRole("button", { name: `Increase quantity of ${shampoo}` }));
  await page.keyboard.press("Enter");
  await expect(cart.drawer).toContainText("$92.00 USD");
  await tabTo(page, cart.checkoutButton);
  const opened = page.context().waitForEvent("page");
  await page.keyboard.press("Enter");

  const tab = await opened;
  await tab.waitForURL(/\/checkouts\//);
  const checkout = new Checkout(tab);
  for (const [role, name, text] of fields) {
    await tabTo(tab, tab.getByRole(role, { name, exact: true }));
    await tab.keyboard.type(text);
  }
  await tabTo(tab, checkout.placeOrder);
  await tab.keyboard.press("Enter");

  await expect(checkout.title).toHaveText("Thank you, Ana.");
  await expect(tab.getByText(/^Order SOL-\d+$/)).toBeVisible();
});

/** Presses Tab until the control has the focus. */
async function tabTo(
  page: Page,
  control: Locator,
  key: "Tab" | "Shift+Tab" = "Tab",
): Promise<void> {
  await expect(control).toBeVisible();
  for (let press = 0; press < 90; press++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(control, "reached with the Tab key").toBeFocused();
}
