import type { Page, Route } from "@playwright/test";
import { Cart, storedCart } from "../support/cart";
import { Shop } from "../support/shop";
import { expect, test } from "../support/shop-fixtures";

const oil = "Botanical Hair Oil";

test("the checkout opens in a tab of its own and the drawer closes", async ({
  shop,
  cart,
  page,
}) => {
  await shop.openProduct("hair-oil");
  await shop.addToCart.click();
  await cart.open();

  const checkout = await cart.checkOut();

  await expect(checkout.title).toHaveText("Checkout");
  await expect(checkout.summary).toContainText(oil);
  await expect(cart.drawer).toBeHidden();
  await expect(page).toHaveURL("/products/hair-oil");
  await expect(cart.button).toHaveAccessibleName("Shopping cart, 1 in it");
});

test("the stored cart names its checkout until the cart changes, in every tab", async ({
  shop,
  cart,
  page,
  context,
}) => {
  await shop.openProduct("hair-oil");
  await shop.addToCart.click();
  await cart.open();
  await cart.checkOut();
  const created = {
    cartId: expect.stringMatching(/^gid:\/\/shopify\/Cart\//),
    checkoutUrl: expect.stringMatching(/^https?:.*[?&]channel=online_store/),
  };
  expect((await storedCart(page))?.state).toMatchObject(created);

  const other = await context.newPage();
  const otherCart = new Cart(other);
  await new Shop(other).openHome();
  await otherCart.open();
  const empty = (drawer: Cart) => drawer.drawer.getByRole("button", { name: "Empty the cart" });
  await expect(empty(otherCart)).toBeVisible();
  await cart.open();
  await otherCart.more(oil);

  await expect(empty(cart)).toHaveCount(0);
  expect((await storedCart(page))?.state).toMatchObject({ cartId: null, checkoutUrl: null });

  await cart.checkOut();
  expect((await storedCart(page))?.state).toMatchObject(created);
  await cart.open();
  await empty(cart).click();
  await expect(cart.drawer).toContainText("Your cart is empty");
  await expect(cart.drawer.getByRole("heading", { name: "Shopping Cart" })).toBeFocused();
  await expect(cart.button).toHaveAccessibleName("Shopping cart");
  expect((await storedCart(page))?.state).toEqual({ items: [], cartId: null, checkoutUrl: null });
});

test("where the browser refuses a tab the checkout opens in this one", async ({
  shop,
  cart,
  page,
  checkout,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await shop.openProduct("hair-oil");
  await shop.addToCart.click();
  await cart.open();

  await cart.checkoutButton.click();

  await expect(page).toHaveURL(/\/checkouts\//);
  await expect(checkout.title).toHaveText("Checkout");

  await page.goBack();
  await expect(cart.button).toHaveAccessibleName("Shopping cart, 1 in it");
  await cart.open();
  await expect(cart.checkoutButton).toHaveText("Checkout with Shopify");
});

test("when the store has less than she asked for, the cart says so before she pays", async ({
  shop,
  cart,
  page,
}) => {
  const shampoo = "Growth & Strength Shampoo";
  await shop.openProduct("growth-strength-shampoo", "?Scent=Unscented&Size=300+ml");
  await page.getByRole("textbox", { name: "Quantity" }).fill("9");
  await shop.addToCart.click();
  await cart.open();

  await cart.checkoutButton.click();

  await expect(cart.checkoutButton).toHaveAccessibleDescription(/^There is less than you asked/);
  await expect(cart.line(shampoo)).toContainText("Only 3 left. You had 9.");
  await expect(cart.quantity(shampoo)).toContainText("3");
  const checkout = await cart.checkOut();
  await expect(checkout.summary).toContainText(shampoo);
});

test("what she lowers while the store answers is not raised by the answer", async ({
  shop,
  cart,
  page,
}) => {
  const shampoo = "Growth & Strength Shampoo";
  await shop.openProduct("growth-strength-shampoo", "?Scent=Unscented&Size=300+ml");
  await page.getByRole("textbox", { name: "Quantity" }).fill("5");
  await shop.addToCart.click();
  await cart.open();
  const { promise, resolve: letThrough } = Promise.withResolvers<void>();
  await answerCheckout(page, async (route) => {
    await promise;
    await route.fallback();
  });

  await cart.checkoutButton.click();
  for (let press = 0; press < 4; press++) await cart.less(shampoo);
  await expect(cart.quantity(shampoo)).toContainText("1");
  letThrough();

  await expect(cart.line(shampoo)).toContainText("Only 3 left. You had 5.");
  await expect(cart.quantity(shampoo)).toContainText("1");
});

test("what was sold out, removed and added again is asked for again", async ({
  shop,
  cart,
  page,
}) => {
  await shop.openProduct("hair-oil");
  await shop.addToCart.click();
  const restock = await sellOut(page);
  await cart.open();
  await cart.checkoutButton.click();
  await expect(cart.line(oil)).toContainText("Sold out since you added it.");
  await cart.remove(oil);
  await cart.close();
  restock();

  await shop.addToCart.click();
  await cart.open();

  await expect(cart.line(oil)).not.toContainText("Sold out");
  await expect(cart.drawer.getByRole("definition")).toHaveText("$14.00 USD");
  const checkout = await cart.checkOut();
  await expect(checkout.summary).toContainText(oil);
});

test("where all is sold out she can ask again, and buys what has come back", async ({
  shop,
  cart,
  page,
}) => {
  await shop.openProduct("hair-oil");
  await shop.addToCart.click();
  const restock = await sellOut(page);
  await cart.open();
  await cart.checkoutButton.click();
  await expect(cart.line(oil)).toContainText("Sold out since you added it.");
  await expect(cart.checkoutButton).toHaveAccessibleDescription(/^Nothing of this can be had/);
  restock();

  const checkout = await cart.checkOut();

  await expect(checkout.summary).toContainText(oil);
  await cart.open();
  await expect(cart.line(oil)).not.toContainText("Sold out");
});

test("the form says at each field what is missing, and keeps what was written", async ({
  shop,
  cart,
  problems,
}) => {
  problems.expect(/status of 422/);
  await shop.openProduct("hair-oil");
  await shop.addToCart.click();
  await cart.open();
  const checkout = await cart.checkOut();
  await checkout.field("First name").fill("Ana");

  await checkout.placeOrder.click();

  await expect(checkout.field("Email")).toHaveAccessibleDescription("Enter your email address.");
  await expect(checkout.field("ZIP code")).toHaveAccessibleDescription("Enter a ZIP code.");
  await expect(checkout.field("First name")).toHaveValue("Ana");

  await checkout.fillIn({ email: "ana@", zip: "123" });
  await checkout.placeOrder.click();

  await expect(checkout.field("Email")).toHaveAccessibleDescription(/name@example\.com/);
  await expect(checkout.field("ZIP code")).toHaveAccessibleDescription(/five digits/);

  await checkout.page.getByRole("link", { name: "Back to the shop" }).first().click();
  await expect(checkout.page).toHaveURL("/");
  await checkout.page.goBack();
  await expect(checkout.field("City")).toHaveValue("Portland");
});

test("a cart link that nobody knows gets a kind page with the way back", async ({
  page,
  checkout,
  problems,
}) => {
  problems.expect(/status of 404/);
  const response = await page.goto("/cart/c/no-such-cart?key=none");

  expect(response?.status()).toBe(404);
  await expect(checkout.title).toHaveText("This cart has gone");
  await page.getByRole("main").getByRole("link", { name: "Back to the shop" }).click();
  await expect(page).toHaveURL("/");
});

/** The store grants nothing of any line, until the function that comes back is called. */
async function sellOut(page: Page) {
  let isSoldOut = true;
  await answerCheckout(page, async (route) => {
    if (!isSoldOut) return route.fallback();
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.cartCreate.cart.lines.edges = [];
    await route.fulfill({ response, json: answer });
  });
  return () => {
    isSoldOut = false;
  };
}

async function answerCheckout(page: Page, answer: (route: Route) => Promise<void>) {
  await page.route("**/graphql.json", (route) =>
    route.request().postData()?.includes("mutation cartCreate") ? answer(route) : route.fallback(),
  );
}
