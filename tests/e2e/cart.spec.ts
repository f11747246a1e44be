import { storedCart } from "../support/cart";
import { expect, test } from "../support/shop-fixtures";

const oil = "Botanical Hair Oil";
const mask = "Overnight Scalp Mask";

test("an empty cart says so and offers the shop, not a checkout", async ({ shop, cart, page }) => {
  await shop.openHome();

  await cart.open();

  await expect(cart.drawer).toContainText("Your cart is empty");
  await expect(cart.checkoutButton).toHaveCount(0);
  await cart.drawer.getByRole("link", { name: "Shop all products" }).click();
  await expect(page).toHaveURL("/shop");
  await expect(cart.drawer).toBeHidden();
});

test("a line shows product, options and price, and the cart its number and total", async ({
  shop,
  cart,
}) => {
  await shop.openProduct("hair-oil");
  await shop.addToCart.click();
  await cart.open();

  await expect(cart.drawer).toContainText("1 item in your cart");
  await expect(cart.line(oil)).toContainText("10 ml");
  await expect(cart.line(oil)).toContainText("$14.00 USD");
  await expect(cart.checkoutButton).toHaveText("Checkout with Shopify");

  await cart.more(oil);

  await expect(cart.drawer).toContainText("2 items in your cart");
  await expect(cart.quantity(oil)).toContainText("2");
  await expect(cart.line(oil)).toContainText("$28.00 USD");
  await expect(cart.button).toContainText("2");
  await cart.less(oil);
  await expect(cart.drawer).toContainText("1 item in your cart");
});

test("the same variant twice is one line, another variant another", async ({ shop, cart }) => {
  await shop.openProduct("hair-oil");
  await shop.addToCart.click();
  await shop.addToCart.click();
  await shop.choose("Size", "50 ml");
  await shop.addToCart.click();

  await cart.open();

  await expect(cart.lines).toHaveCount(2);
  await expect(cart.lines.first()).toContainText("$28.00 USD");
  await expect(cart.lines.last()).toContainText("$38.00 USD");
});

test("a removed line can be put back where it was", async ({ shop, cart }) => {
  await shop.openShop();
  await shop.addFromList(oil);
  await shop.addFromList(mask);
  await cart.open();
  await cart.more(oil);

  await cart.remove(oil);
  await expect(cart.lines).toHaveCount(1);
  await expect(cart.drawer).toContainText("1 item in your cart");
  await cart.undo(oil);

  await expect(cart.lines.first()).toContainText(oil);
  await expect(cart.quantity(oil)).toContainText("2");
});

test("a quantity of none removes the line", async ({ shop, cart }) => {
  await shop.openProduct("hair-oil");
  await shop.addToCart.click();
  await cart.open();

  await cart.less(oil);

  await expect(cart.lines).toHaveCount(0);
  await expect(cart.drawer).toContainText("Your cart is empty");
  expect((await storedCart(cart.page))?.state.items).toEqual([]);
});

test("a double click on Add puts two pieces into one line", async ({ shop, cart }) => {
  await shop.openProduct("hair-oil");

  await shop.addToCart.dblclick();

  await expect(cart.button).toHaveAccessibleName("Shopping cart, 2 in it");
});

test("a fast hand on plus and minus ends at the right number", async ({ shop, cart }) => {
  await shop.openProduct("hair-oil");
  await shop.addToCart.click();
  await cart.open();

  for (let press = 0; press < 6; press++) await cart.more(oil);
  for (let press = 0; press < 3; press++) await cart.less(oil);

  await expect(cart.quantity(oil)).toContainText("4");
  await expect(cart.button).toContainText("4");
});

test("the cart is there after a reload, and kept in the shape that was promised", async ({
  shop,
  cart,
  page,
}) => {
  await shop.openProduct("hair-oil");
  await shop.addToCart.click();
  await expect(cart.button).toHaveAccessibleName("Shopping cart, 1 in it");

  await page.reload();

  await expect(cart.button).toHaveAccessibleName("Shopping cart, 1 in it");
  const kept = await storedCart(page);
  expect(kept?.state).not.toHaveProperty("isLoading");
  expect(kept?.state.items[0]).toMatchObject({
    variantId: expect.stringContaining("gid://shopify/ProductVariant/"),
    variantTitle: "10 ml",
    quantity: 1,
    price: { amount: expect.stringMatching(/^14\.0/), currencyCode: "USD" },
    selectedOptions: [{ name: "Size", value: "10 ml" }],
    product: { node: { title: oil, images: { edges: [{ node: { url: expect.any(String) } }] } } },
  });
});

test("the open cart is not covered by the message that led to it", async ({ shop, cart }) => {
  await shop.openProduct("hair-oil");
  await shop.addToCart.click();
  await expect(shop.toast("Added to cart!")).toBeVisible();

  await cart.open();

  await expect(cart.lines).toHaveCount(1);
  await expect(shop.toast("Added to cart!")).toBeHidden();
});

test("the drawer closes with its button, with Escape and beside it, and gives focus back", async ({
  shop,
  cart,
  page,
}) => {
  await shop.openHome();
  await cart.open();
  await cart.close();
  await expect(cart.button).toBeFocused();

  await cart.open();
  await page.keyboard.press("Escape");
  await expect(cart.drawer).toBeHidden();
  await expect(cart.button).toBeFocused();

  await cart.open();
  await page.mouse.click(40, 400);
  await expect(cart.drawer).toBeHidden();
});

test("what is added after the drawer was closed is confirmed where it can be seen", async ({
  shop,
  cart,
}) => {
  await shop.openProduct("hair-oil");
  await cart.open();
  await cart.close();

  await shop.addToCart.click();

  await expect(shop.toast("Added to cart!")).toBeVisible();
});

test("a cart that is asked for again in the moment in which it closes is open", async ({
  shop,
  cart,
  page,
}) => {
  await shop.openHome();
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
