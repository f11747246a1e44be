import type { Locator, Page } from "@playwright/test";
import { Checkout, shopper } from "../support/checkout";
import { expect, test } from "../support/shop-fixtures";

// A visitor who is spared no movement.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a visitor buys a shampoo by keyboard alone", async ({ page, shop, cart }) => {
  await shop.openHome();

  await tabTo(page, shop.menu.getByRole("link", { name: "Shop", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/shop");
  await tabTo(page, shop.category("Haircare"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/shop/haircare");

  const card = shop.card("Growth & Strength Shampoo");
  await tabTo(page, card.getByRole("link", { name: "Growth & Strength Shampoo", exact: true }));
  await page.keyboard.press("Enter");
  await expect(shop.title).toHaveText("Growth & Strength Shampoo");

  await tabTo(page, shop.value("Size", "300 ml"));
  await page.keyboard.press("ArrowRight");
  await expect(shop.value("Size", "500 ml")).toBeChecked();
  await tabTo(page, shop.addToCart);
  await page.keyboard.press("Enter");
  await expect(cart.button).toHaveAccessibleName("Shopping cart, 1 in it");

  await tabTo(page, cart.button, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(cart.drawer).toBeVisible();
  const more = "Increase quantity of Growth & Strength Shampoo";
  await tabTo(page, cart.drawer.getByRole("button", { name: more }));
  await page.keyboard.press("Enter");
  await expect(cart.drawer).toContainText("$92.00 USD");
  await tabTo(page, cart.checkoutButton);
  const opened = page.context().waitForEvent("page");
  await page.keyboard.press("Enter");

  const tab = await opened;
  await tab.waitForURL(/\/checkouts\//);
  const checkout = new Checkout(tab);
  for (const [field, text] of [
    ["Email", shopper.email],
    ["First name", shopper.firstName],
    ["Last name", shopper.lastName],
    ["Address", shopper.address],
    ["City", shopper.city],
  ] as const) {
    await tabTo(tab, checkout.field(field));
    await tab.keyboard.type(text);
  }
  await tabTo(tab, tab.getByRole("combobox", { name: "State" }));
  await tab.keyboard.type("Oregon");
  await tabTo(tab, checkout.field("ZIP code"));
  await tab.keyboard.type(shopper.zip);
  await tabTo(tab, checkout.placeOrder);
  await tab.keyboard.press("Enter");

  await expect(checkout.title).toHaveText("Thank you, Ana.");
  await expect(tab.getByText(/^Order SOL-\d+$/)).toBeVisible();
});

/** Presses Tab until the control has focus, as often as a patient visitor would. */
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
