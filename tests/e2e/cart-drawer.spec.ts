import { createCart } from "../support/cart";
import { createShop } from "../support/shop";
import { expect, test } from "../support/shop-fixtures";

test("an empty cart closes in three ways, returns the focus, and links to the shop, without a checkout", async ({
  shop,
  cart,
  page,
}) => {
  await shop.visit("/contact");
  await cart.open();
  await cart.close();
  await expect(cart.button).toBeFocused();

  await cart.open();
  await page.keyboard.press("Escape");
  await expect(cart.drawer).toBeHidden();
  await expect(cart.button).toBeFocused();

  await cart.open();
  await test.step("a press that begins in it and ends beside it keeps it open", async () => {
    await cart.drawer.getByRole("heading", { name: "Shopping Cart" }).hover();
    await page.mouse.down();
    await page.mouse.move(40, 400, { steps: 4 });
    await page.mouse.up();
    await expect(cart.drawer).toBeVisible();
  });
  await page.mouse.click(40, 400);
  await expect(cart.drawer).toBeHidden();

  await cart.open();
  await expect(cart.drawer).toContainText("Your cart is empty");
  await expect(cart.checkoutButton).toHaveCount(0);
  await cart.drawer.getByRole("link", { name: "Shop All Products" }).click();
  await expect(page).toHaveURL("/shop");
  await expect(cart.drawer).toBeHidden();
});

test("a cart that is opened again while it closes is open", async ({ shop, cart, page }) => {
  await shop.visit("/contact");
  await cart.button.focus();
  await page.keyboard.press("Enter");
  await expect(cart.drawer).toBeVisible();
  const closed = cart.drawer.evaluate(
    (dialog) => new Promise((resolve) => dialog.addEventListener("close", resolve)),
  );
  await cart.button.evaluate((button: HTMLElement) => {
    button.addEventListener("focus", () => button.click(), { once: true });
  });

  await page.keyboard.press("Escape");
  await closed;

  await expect(cart.drawer).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(cart.drawer).toBeHidden();
  await expect(cart.button).toBeFocused();
});

test("the page behind an open cart does not scroll, nor move as it loses its scrollbar", async ({
  browser,
}) => {
  const withScrollbars = await browser
    .browserType()
    .launch({ ignoreDefaultArgs: ["--hide-scrollbars"] });
  const page = await withScrollbars.newPage();
  const cart = createCart(page);
  const getScrollbar = () => page.evaluate(() => innerWidth - document.body.clientWidth);
  await createShop(page).openHome();
  const before = await cart.button.boundingBox();
  const scrollbar = await getScrollbar();
  expect(scrollbar).toBeGreaterThan(0);

  await cart.open();

  expect(await getScrollbar()).toBe(scrollbar);
  expect(await cart.button.boundingBox()).toEqual(before);

  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 400);
  const scrolled = await page.evaluate(async () => {
    // A movement would take some frames.
    for (let frame = 0; frame < 30; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return scrollY;
  });
  expect(scrolled).toBe(0);
  await withScrollbars.close();
});
