import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { expect, test } from "../support/shop-fixtures";

const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const viewport of windows) {
  test(`a message and the cart, full and empty, are accessible at ${viewport.width} pixels`, async ({
    shop,
    cart,
    page,
  }) => {
    await page.setViewportSize(viewport);
    await shop.openProduct("hair-oil");
    await shop.addToCart.click();
    await expect(shop.toast("Added to cart!")).toBeVisible();
    await expectAccessible(page);

    await cart.open();
    await expect(cart.lines).toHaveCount(1);
    await expectAccessible(page);

    await cart.remove("Botanical Hair Oil");
    await expect(cart.drawer).toContainText("Your cart is empty");
    await expectAccessible(page);
  });
}

test("the menu of a tablet is accessible and closes on a link", async ({ shop, page }) => {
  await page.setViewportSize({ width: 820, height: 844 });
  await shop.openHome();
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  await expectAccessible(page);

  await menu.getByRole("link", { name: "Haircare" }).click();

  await expect(page).toHaveURL("/shop/haircare");
  await expect(menu).toBeHidden();
});

test.describe("on a tablet", () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

  test("the open menu stays in sight when the tablet is turned, and closes at a tap", async ({
    shop,
    page,
  }) => {
    await shop.openHome();
    await page.getByRole("button", { name: "Menu", exact: true }).tap();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu).toBeVisible();

    await page.setViewportSize({ width: 1180, height: 820 });
    await menu.getByRole("button", { name: "Close menu" }).tap();

    await expect(menu).toBeHidden();
    await shop.menu.getByRole("button", { name: "About submenu" }).tap();
    await expect(shop.menu.getByRole("link", { name: "Founder Story" })).toBeVisible();
  });
});

test("in forced colours the chosen option and the selected tab have the colour of what is chosen", async ({
  shop,
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await shop.openProduct("hair-nutraceutical");
  const box = (value: string) => shop.value("Supply", value).locator("xpath=..");
  const tab = (name: string) => page.getByRole("tab", { name });
  await shop.choose("Supply", "2 months");
  await tab("How to Use").click();
  await expect(tab("How to Use")).toHaveAttribute("aria-selected", "true");

  const highlight = await systemColor(page, "Highlight");
  await expect(box("2 months")).toHaveCSS("border-color", highlight);
  await expect(box("1 month")).not.toHaveCSS("border-color", highlight);
  const lineUnder = (name: string) =>
    tab(name).evaluate((tab) => getComputedStyle(tab, "::after").backgroundColor);
  expect(await lineUnder("How to Use")).toBe(highlight);
  expect(await lineUnder("Description")).not.toBe(highlight);
});

test("the first press of Tab offers the way past the header", async ({ shop, page }) => {
  await shop.openShop();

  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");

  await expect(page.getByRole("main")).toBeFocused();
});

test("the checkout, its messages and its confirmation are accessible", async ({
  shop,
  cart,
  problems,
}) => {
  problems.expect(/status of 422/);
  await shop.openProduct("hair-oil");
  await shop.addToCart.click();
  await cart.open();
  const checkout = await cart.checkOut();

  for (const viewport of windows) {
    await checkout.page.setViewportSize(viewport);
    await expectAccessible(checkout.page);
  }
  await checkout.placeOrder.click();
  await expect(checkout.field("Email")).toHaveAccessibleDescription(/email/);
  await expectAccessible(checkout.page);
  await checkout.fillIn();
  await checkout.placeOrder.click();
  await expect(checkout.title).toHaveText("Thank you, Ana.");
  await expectAccessible(checkout.page);
});

/** What the browser makes of a name like `Highlight`, as a computed style says it. */
function systemColor(page: Page, name: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.createElement("i");
    probe.style.color = name;
    probe.style.forcedColorAdjust = "none";
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);
}
