import { expect, test } from "../support/shop-fixtures";

test("a press that begins in the drawer and ends beside it keeps it open", async ({
  shop,
  cart,
  page,
}) => {
  await shop.openHome();
  await cart.open();
  await cart.drawer.getByRole("heading", { name: "Shopping Cart" }).hover();

  await page.mouse.down();
  await page.mouse.move(40, 400, { steps: 4 });
  await page.mouse.up();

  await expect(cart.drawer).toBeVisible();
  await page.mouse.click(40, 400);
  await expect(cart.drawer).toBeHidden();
});

test("the page behind an open cart does not scroll", async ({ shop, cart, page }) => {
  await shop.openHome();
  await cart.open();

  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 400);

  const scrolled = await page.evaluate(async () => {
    // It would take some frames.
    for (let frame = 0; frame < 30; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return scrollY;
  });
  expect(scrolled).toBe(0);
});

const testWithScrollbar = test.extend<object, object>({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
    { scope: "worker" },
  ],
});

testWithScrollbar(
  "a page that loses its scrollbar to the cart does not move",
  async ({ shop, cart, page }) => {
    const getScrollbar = () => page.evaluate(() => innerWidth - document.body.clientWidth);
    await shop.openHome();
    const before = await cart.button.boundingBox();
    const scrollbar = await getScrollbar();
    expect(scrollbar).toBeGreaterThan(0);

    await cart.open();

    expect(await getScrollbar()).toBe(scrollbar);
    expect(await cart.button.boundingBox()).toEqual(before);
  },
);
