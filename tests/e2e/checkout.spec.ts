import type { Page, Route } from "@playwright/test";
import { expectAccessible, expectAccessibleAt } from "../support/accessibility";
import { readStored } from "../support/browser-storage";
import { Cart, cartKey } from "../support/cart";
import { Shop } from "../support/shop";
import { expect, test } from "../support/shop-fixtures";

const oil = "Botanical Hair Oil";
const shampoo = "Growth & Strength Shampoo";
const unscented = "?Scent=Unscented&Size=300+ml";

test("the checkout opens in a tab of its own, says at each field what is wrong, and keeps what was typed", async ({
  cart,
  page,
  problems,
}) => {
  problems.expect(/status of 422/);
  await cart.openWith("hair-oil");
  const checkout = await cart.checkOut();
  await expect(checkout.title).toHaveText("Checkout");
  await expect(checkout.summary).toContainText(oil);
  await expect(cart.drawer).toBeHidden();
  await expect(page).toHaveURL("/products/hair-oil");
  await cart.expectPieces(1);
  await expectAccessibleAt(checkout.page, [390, 1440]);

  await checkout.field("First name").fill("Ana");
  await checkout.placeOrder.click();
  await expect(checkout.field("Email")).toHaveAccessibleDescription("Enter your email address.");
  await expect(checkout.field("ZIP code")).toHaveAccessibleDescription("Enter a ZIP code.");
  await expect(checkout.field("First name")).toHaveValue("Ana");
  await expectAccessible(checkout.page);

  await checkout.fillIn({ email: "ana@", zip: "123" });
  await checkout.placeOrder.click();
  await expect(checkout.field("Email")).toHaveAccessibleDescription(/name@example\.com/);
  await expect(checkout.field("ZIP code")).toHaveAccessibleDescription(/five digits/);

  await checkout.page.getByRole("link", { name: "Back to the shop" }).first().click();
  await expect(checkout.page).toHaveURL("/");
  await checkout.page.goBack();
  await expect(checkout.field("City")).toHaveValue("Portland");

  await checkout.fillIn();
  await checkout.placeOrder.click();
  await expect(checkout.title).toHaveText("Thank you, Ana.");
  await expectAccessible(checkout.page);
});

test("the cart stores its checkout until the cart changes, in every tab", async ({
  shop,
  cart,
  page,
  context,
}) => {
  const stored = async () => await readStored(page, cartKey);
  const created = {
    cartId: expect.stringMatching(/^gid:\/\/shopify\/Cart\//),
    checkoutUrl: expect.stringMatching(/^https?:.*[?&]channel=online_store/),
  };
  const none = { cartId: null, checkoutUrl: null };
  await cart.openWith("hair-oil");
  await cart.checkOut();
  expect(await stored()).toMatchObject({ state: created });

  const otherPage = await context.newPage();
  const otherCart = new Cart(otherPage);
  await new Shop(otherPage).openHome();
  await otherCart.open();
  const empty = (drawer: Cart) => drawer.drawer.getByRole("button", { name: "Empty the cart" });
  await expect(empty(otherCart)).toBeVisible();
  await cart.open();
  await otherCart.more(oil);
  await expect(empty(cart)).toHaveCount(0);
  expect(await stored()).toMatchObject({ state: none });

  await cart.checkOut();
  expect(await stored()).toMatchObject({ state: created });
  await cart.open();
  await empty(cart).click();
  await expect(cart.drawer).toContainText("Your cart is empty");
  await expect(cart.drawer.getByRole("heading", { name: "Shopping Cart" })).toBeFocused();
  await cart.expectPieces(0);
  expect(await stored()).toMatchObject({ state: { items: [], ...none } });
  await expect(shop.title).toHaveText(oil);
});

test("where the browser refuses a tab the checkout opens in this one", async ({
  cart,
  page,
  checkout,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await cart.openWith("hair-oil");
  await cart.checkoutButton.click();
  await expect(page).toHaveURL(/\/checkouts\//);
  await expect(checkout.title).toHaveText("Checkout");

  await page.goBack();
  await cart.expectPieces(1);
  await cart.open();
  await expect(cart.checkoutButton).toHaveText("Checkout with Shopify");
});

test("when the store has fewer pieces, the cart says so before the checkout", async ({
  shop,
  cart,
  page,
}) => {
  await shop.openProduct("growth-strength-shampoo", unscented);
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

test("a quantity lowered while the store answers is not raised by the answer", async ({
  shop,
  cart,
  page,
}) => {
  await shop.openProduct("growth-strength-shampoo", unscented);
  await page.getByRole("textbox", { name: "Quantity" }).fill("5");
  await shop.addToCart.click();
  await cart.open();
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await onCartCreate(page, async (route) => {
    await promise;
    await route.fallback();
  });

  await cart.checkoutButton.click();
  for (let press = 0; press < 4; press++) await cart.less(shampoo);
  await expect(cart.quantity(shampoo)).toContainText("1");
  release();

  await expect(cart.line(shampoo)).toContainText("Only 3 left. You had 5.");
  await expect(cart.quantity(shampoo)).toContainText("1");
});

test("a product that was sold out can be bought once it is back, also after it was removed", async ({
  shop,
  cart,
  page,
}) => {
  const stock = await sellOut(page);
  await cart.openWith("hair-oil");
  await cart.checkoutButton.click();
  await expect(cart.line(oil)).toContainText("Sold out since you added it.");
  await expect(cart.checkoutButton).toHaveAccessibleDescription(/^Nothing of this can be had/);

  stock.isSoldOut = false;
  const checkout = await cart.checkOut();
  await expect(checkout.summary).toContainText(oil);
  await cart.open();
  await expect(cart.line(oil)).not.toContainText("Sold out");

  stock.isSoldOut = true;
  await cart.checkoutButton.click();
  await expect(cart.line(oil)).toContainText("Sold out since you added it.");
  await cart.remove(oil);
  await cart.close();
  stock.isSoldOut = false;
  await shop.addToCart.click();
  await cart.open();
  await expect(cart.line(oil)).not.toContainText("Sold out");
  await expect(cart.total).toHaveText("$14.00 USD");
  await expect((await cart.checkOut()).summary).toContainText(oil);
});

test("an unknown cart link gets a page with a link back to the shop", async ({
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

/** The store grants none of the lines while `isSoldOut` is true. */
async function sellOut(page: Page) {
  const stock = { isSoldOut: true };
  await onCartCreate(page, async (route) => {
    if (!stock.isSoldOut) return route.fallback();
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.cartCreate.cart.lines.edges = [];
    await route.fulfill({ response, json: answer });
  });
  return stock;
}

async function onCartCreate(page: Page, handle: (route: Route) => Promise<void>) {
  await page.route("**/graphql.json", (route) =>
    route.request().postData()?.includes("mutation cartCreate") ? handle(route) : route.fallback(),
  );
}
