import type { Page } from "@playwright/test";
import { createCart } from "../support/cart";
import { expectAccessible, expectAccessibleAt } from "../support/page-shape";
import { createShop } from "../support/shop";
import { expect, test } from "../support/shop-fixtures";

const oil = "Botanical Hair Oil";
const shampoo = "Growth & Strength Shampoo";
const unscented = "?Scent=Unscented&Size=10+fl+oz+(300+ml)";

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

  await checkout.fillIn({ Email: "ana@", "ZIP code": "123" });
  await checkout.placeOrder.click();
  await expect(checkout.field("Email")).toHaveAccessibleDescription(/name@example\.com/);
  await expect(checkout.field("ZIP code")).toHaveAccessibleDescription(/five-digit/);

  await checkout.page.getByRole("link", { name: "Back to the shop" }).first().click();
  await expect(checkout.page).toHaveURL("/");
  await checkout.page.goBack();
  await expect(checkout.field("City")).toHaveValue("Portland");

  await checkout.fillIn();
  await checkout.placeOrder.click();
  await expect(checkout.title).toHaveText("Thank you, Ana.");
  await expectAccessible(checkout.page);
});

test("the order stays in view beside the whole form", async ({ cart }) => {
  await cart.openWith("hair-oil");
  const checkout = await cart.checkOut();
  await checkout.page.setViewportSize({ width: 1440, height: 600 });

  await checkout.placeOrder.scrollIntoViewIfNeeded();

  await expect(checkout.summary.getByText("Total", { exact: true })).toBeInViewport();
});

test("on a phone the order is a closed line above the form", async ({ cart }) => {
  await cart.openWith("hair-oil");
  const checkout = await cart.checkOut();
  await checkout.page.setViewportSize({ width: 390, height: 844 });
  const line = checkout.page.getByRole("main").getByText(oil);
  await expect(checkout.summary).toBeHidden();
  await expect(line).toBeHidden();

  await checkout.page.getByText("Order summary, 1 item").click();

  await expect(line).toBeVisible();
});

test("the checkout is told the campaign that led to the visit, and none with Global Privacy Control", async ({
  cart,
  page,
  context,
  shop,
}) => {
  const queries: URLSearchParams[] = [];
  context.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith("/cart/c/") && searchParams.has("channel")) queries.push(searchParams);
  });
  await shop.visit("/?utm_source=letter&gclid=X&channel=other");
  await shop.visit("/?utm_source=later");
  await cart.openWith("hair-oil");
  await (await cart.checkOut()).page.close();
  expect(queries[0]?.get("channel")).toBe("online_store");
  expect(queries[0]?.get("utm_source")).toBe("letter");
  expect(queries[0]?.get("gclid")).toBe("X");
  expect(await context.cookies()).toEqual([]);

  await page.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  );
  await shop.visit("/?utm_source=letter");
  await cart.open();
  await cart.checkOut();
  expect([...(queries.at(-1)?.keys() ?? [])].sort()).toEqual(["channel", "key"]);
});

test("a cart with a checkout is emptied at once, in every tab", async ({ cart, context }) => {
  await cart.openWith("hair-oil");
  await cart.checkOut();
  const otherPage = await context.newPage();
  await createShop(otherPage).openHome();
  await cart.open();

  await cart.drawer.getByRole("button", { name: "Empty Cart" }).click();

  await expect(cart.drawer).toContainText("Your cart is empty");
  await expect(cart.drawer.getByRole("heading", { name: "Shopping Cart" })).toBeFocused();
  await cart.expectPieces(0);
  await createCart(otherPage).expectPieces(0);
});

test("without a new tab the checkout opens in this one", async ({ cart, page, checkout }) => {
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

test("the cart says that the store has fewer, before checkout", async ({ shop, cart, page }) => {
  await shop.openProduct("growth-strength-shampoo", unscented);
  await page.getByRole("textbox", { name: "Quantity" }).fill("9");
  await shop.addToCart.click();
  await cart.open();

  await cart.checkoutButton.click();

  await expect(cart.checkoutButton).toHaveAccessibleDescription(
    /^We don’t have all of these in stock/,
  );
  await expect(cart.line(shampoo)).toContainText(
    "Only 3 left, so we changed your quantity from 9.",
  );
  await expect(cart.quantity(shampoo)).toContainText("3");
  const checkout = await cart.checkOut();
  await expect(checkout.summary).toContainText(shampoo);
});

test("what was sold out can be bought once it is back", async ({ shop, cart, page }) => {
  const stock = await sellOut(page);
  await cart.openWith("hair-oil");
  await cart.checkoutButton.click();
  await expect(cart.line(oil)).toContainText("Sold out since you added it.");
  await expect(cart.checkoutButton).toHaveAccessibleDescription(
    /^Everything in your cart is sold out/,
  );

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

test("what the store leaves out without a warning stays in the cart, which says so", async ({
  cart,
  page,
}) => {
  await changeCart(page, (created) => {
    created.cart.lines.edges = [];
  });
  await cart.openWith("hair-oil");
  await cart.checkoutButton.click();

  await expect(cart.line(oil)).toContainText("Not available right now.");
  await expect(cart.checkoutButton).toHaveAccessibleDescription(
    /^Everything in your cart is sold out/,
  );
});

/** The store warns that the first line is sold out, which it leaves as it is, while `isSoldOut` is true. */
async function sellOut(page: Page) {
  const stock = { isSoldOut: true };
  await changeCart(page, (created) => {
    if (!stock.isSoldOut) return;
    const target = created.cart.lines.edges[0]?.node.id ?? "";
    created.warnings = [{ code: "MERCHANDISE_OUT_OF_STOCK", message: "Sold out", target }];
  });
  return stock;
}

type CreatedCart = {
  cart: { lines: { edges: { node: { id: string } }[] } };
  warnings: { code: string; message: string; target: string }[];
};

/** Changes what the store sends for a new cart. */
async function changeCart(page: Page, change: (created: CreatedCart) => void) {
  await page.route("**/graphql.json", async (route) => {
    const isCheckout = route.request().postData()?.includes("mutation cartCreate");
    if (!isCheckout) return route.fallback();
    const response = await route.fetch();
    const answer = await response.json();
    change(answer.data.cartCreate);
    await route.fulfill({ response, json: answer });
  });
}

test("the checkout opens from the page of an unknown address", async ({ shop, cart, problems }) => {
  problems.expect(/status of 404/);
  await shop.openProduct("hair-oil");
  await shop.addToCart.click();
  await cart.expectPieces(1);
  expect((await shop.visit("/no-such-page"))?.status()).toBe(404);

  await cart.open();
  const checkout = await cart.checkOut();
  await expect(checkout.title).toHaveText("Checkout");
});
