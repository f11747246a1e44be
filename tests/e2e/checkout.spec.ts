import type { Page } from "@playwright/test";
import { facts } from "#brand/content/facts.ts";
import { createCart, type createCheckout } from "../support/cart";
import { expectAccessible } from "../support/page-shape";
import { getCents, inDollars } from "../support/prices";
import { createShop } from "../support/shop";
import { expect, test } from "../support/shop-fixtures";

const oil = "Botanical Hair Oil";
const shampoo = "Growth & Strength Shampoo";
type Checkout = ReturnType<typeof createCheckout>;
const unscented = "?Scent=Unscented&Size=10+fl+oz+(300+ml)";

test("the checkout opens in a tab of its own, helps to fill out its form, leaves a cart that is emptied in every tab, and is opened again a month later", async ({
  cart,
  page,
  problems,
  shop,
}) => {
  problems.expect(/status of 422/);
  await cart.openWith("hair-oil");
  const checkout = await cart.checkOut();
  await expect(checkout.title).toHaveText("Checkout");
  await expect(cart.drawer).toBeHidden();
  await expect(page).toHaveURL("/products/hair-oil");
  await cart.expectPieces(1);

  await test.step("the order is in view beside the whole form, or a closed line above it", () =>
    expectOrderBesideOrAboveForm(checkout));
  await test.step("what is wrong is said at its field, and what was typed stays", () =>
    expectFieldsToBeChecked(checkout));
  await checkout.fillIn();
  await checkout.placeOrder.click();
  await expect(checkout.title).toHaveText("Thank you, Ana.");

  await test.step("the cart is emptied at once, in every tab", async () => {
    await createShop(checkout.page).visit("/contact");
    const otherCart = createCart(checkout.page);
    await otherCart.expectPieces(1);
    await cart.open();
    await cart.drawer.getByRole("button", { name: "Yes, Empty Cart" }).click();
    await expect(cart.drawer).toContainText("Your cart is empty");
    await expect(cart.drawer.getByRole("heading", { name: "Shopping Cart" })).toBeFocused();
    await cart.expectPieces(0);
    await otherCart.expectPieces(0);
  });

  await test.step("a month later three presses lead to the checkout of the same order", async () => {
    await page.clock.setSystemTime(Date.now() + 31 * 86_400_000);
    await shop.openHome();
    await cart.open();
    await cart.drawer.getByRole("button", { name: "Order Again" }).click();
    await expect((await cart.checkOut()).summary).toContainText(oil);
  });
});

async function expectOrderBesideOrAboveForm({ page, summary, placeOrder }: Checkout) {
  await expect(summary).toContainText(oil);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 600 });
  await placeOrder.scrollIntoViewIfNeeded();
  await expect(summary.getByText("Total", { exact: true })).toBeInViewport();

  await page.setViewportSize({ width: 390, height: 844 });
  const line = page.getByRole("main").getByText(oil);
  await expect(summary).toBeHidden();
  await expect(line).toBeHidden();
  await expectAccessible(page);
  await page.getByText("Order summary, 1 item").click();
  await expect(line).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
}

async function expectFieldsToBeChecked(checkout: Checkout) {
  const { field, placeOrder } = checkout;
  await field("First name").fill("Ana");
  await placeOrder.click();
  await expect(field("Email")).toHaveAccessibleDescription("Enter your email address.");
  await expect(field("ZIP code")).toHaveAccessibleDescription("Enter a ZIP code.");
  await expect(field("First name")).toHaveValue("Ana");
  await expectAccessible(checkout.page);

  await checkout.fillIn({ Email: "ana@", "ZIP code": "123" });
  await placeOrder.click();
  await expect(field("Email")).toHaveAccessibleDescription(/name@example\.com/);
  await expect(field("ZIP code")).toHaveAccessibleDescription(/five-digit/);

  await checkout.page.getByRole("link", { name: "Back to the shop" }).first().click();
  await expect(checkout.page).toHaveURL("/");
  await checkout.page.goBack();
  await expect(field("City")).toHaveValue("Portland");
}

test("the checkout opens from the page of an unknown address, and in this tab where no other one opens", async ({
  shop,
  cart,
  page,
  checkout,
  problems,
}) => {
  problems.expect(/status of 404/);
  await cart.fillBeforeVisit("hair-oil");
  expect((await shop.visit("/no-such-page"))?.status()).toBe(404);
  await cart.open();
  const tab = await cart.checkOut();
  await expect(tab.title).toHaveText("Checkout");
  await tab.page.close();

  await page.evaluate(() => {
    window.open = () => null;
  });
  await cart.open();
  await cart.checkoutButton.click();
  await expect(page).toHaveURL(/\/checkouts\//);
  await expect(checkout.title).toHaveText("Checkout");

  await page.goBack();
  await cart.expectPieces(1);
  await cart.open();
  await expect(cart.checkoutButton).toHaveText("Checkout with Shopify");
});

test("before checkout the cart names what is short or sold out, and what is back can be bought", async ({
  shop,
  cart,
  page,
}) => {
  const stock = await changeStock(page);
  const line = cart.line(shampoo);
  const { checkoutButton } = cart;
  const everything = /^Everything in your cart is sold out/;
  await shop.openProduct("growth-strength-shampoo", unscented);
  await page.getByRole("textbox", { name: "Quantity" }).fill("9");
  await shop.addToCart.click();
  await cart.open();
  await checkoutButton.click();
  await expect(checkoutButton).toHaveAccessibleDescription(/^We don’t have all of these in stock/);
  await expect(line).toContainText("Only 3 left, so we changed your quantity from 9.");
  await expect(cart.quantity(shampoo)).toHaveValue("3");

  stock.state = "sold out";
  await checkoutButton.click();
  await expect(line).toContainText("Sold out since you added it.");
  await expect(checkoutButton).toHaveAccessibleDescription(everything);

  stock.state = "sold";
  await expect((await cart.checkOut()).summary).toContainText(shampoo);
  await cart.open();
  await expect(line).not.toContainText("Sold out");

  stock.state = "left out";
  await checkoutButton.click();
  await expect(line).toContainText("Not available right now.");
  await expect(checkoutButton).toHaveAccessibleDescription(everything);

  stock.state = "sold out";
  await checkoutButton.click();
  await expect(line).toContainText("Sold out since you added it.");
  await cart.remove(shampoo);
  await cart.close();
  stock.state = "sold";
  await page.getByRole("textbox", { name: "Quantity" }).fill("1");
  await shop.addToCart.click();
  await cart.open();
  await expect(line).not.toContainText("Sold out");
  await expect(cart.total).toHaveText(
    `${inDollars(getCents("growth-strength-shampoo") + facts.standardShippingCents)} USD`,
  );
  await expect((await cart.checkOut()).summary).toContainText(shampoo);
});

type CreatedCart = {
  cart: { lines: { edges: { node: { id: string } }[] } };
  warnings: { code: string; message: string; target: string }[];
};

/** Changes what the store sends for a new cart: its line with a warning that it is sold out, or without the line. */
async function changeStock(page: Page) {
  const stock: { state: "sold" | "sold out" | "left out" } = { state: "sold" };
  await page.route("**/graphql.json", async (route) => {
    const isCheckout = route.request().postData()?.includes("mutation cartCreate");
    if (!isCheckout || stock.state === "sold") return route.fallback();
    const response = await route.fetch();
    const answer: { data: { cartCreate: CreatedCart } } = await response.json();
    const { cart, warnings } = answer.data.cartCreate;
    const target = cart.lines.edges[0]?.node.id ?? "";
    if (stock.state === "left out") cart.lines.edges = [];
    else warnings.push({ code: "MERCHANDISE_OUT_OF_STOCK", message: "Sold out", target });
    await route.fulfill({ response, json: answer });
  });
  return stock;
}
