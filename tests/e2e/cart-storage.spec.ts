import { Cart, storedCart } from "../support/cart";
import { whenInteractive } from "../support/interactive";
import { Shop } from "../support/shop";
import { expect, test } from "../support/shop-fixtures";

const oil = "Botanical Hair Oil";

const goodLine = {
  variantId: "gid://shopify/ProductVariant/1",
  variantTitle: "10 ml",
  quantity: 2,
  price: { amount: "14.00", currencyCode: "USD" },
  selectedOptions: [{ name: "Size", value: "10 ml" }],
  product: { node: { id: "p", handle: "hair-oil", title: oil, images: { edges: [] } } },
};
const kept = (items: unknown, state: object = {}) =>
  JSON.stringify({ state: { items, cartId: null, checkoutUrl: null, ...state }, version: 0 });

test("a kept cart that cannot be read is an empty cart that works", async ({
  shop,
  cart,
  page,
}) => {
  await shop.openProduct("hair-oil");
  for (const text of ["{not json", "x".repeat(1_000_000)]) {
    await page.evaluate((stored) => localStorage.setItem("shopify-cart", stored), text);
    await page.reload();
    await whenInteractive(page);
    await expect(cart.button).toHaveAccessibleName("Shopping cart");

    await shop.addToCart.click();

    await expect(cart.button).toHaveAccessibleName("Shopping cart, 1 in it");
    expect((await storedCart(page))?.state.items).toHaveLength(1);
  }
});

test("markup and addresses in a kept line are never run", async ({ shop, cart, page }) => {
  const evil = `<img src=x onerror="document.title='executed'">`;
  const image = { node: { url: "javascript:document.title='executed'", altText: evil } };
  const node = { id: evil, handle: "../../evil", title: evil, images: { edges: [image] } };
  const line = { ...goodLine, product: { node }, selectedOptions: [{ name: evil, value: evil }] };
  await page.addInitScript((text) => localStorage.setItem("shopify-cart", text), kept([line]));

  await shop.openHome();
  await cart.open();

  await expect(cart.lines).toHaveCount(1);
  await expect(cart.lines).toContainText("<img src=x");
  await expect(page).not.toHaveTitle("executed");
});

test("a reload in the middle of a checkout does not leave the button waiting", async ({
  shop,
  cart,
  page,
}) => {
  const state = { isLoading: true, cartId: "old", checkoutUrl: "https://old.example/checkout" };
  await page.addInitScript(
    (text) => localStorage.setItem("shopify-cart", text),
    kept([goodLine], state),
  );

  await shop.openHome();
  await cart.open();

  await expect(cart.checkoutButton).toHaveText("Checkout with Shopify");
  await expect(cart.checkoutButton).toBeEnabled();
});

test("where the browser keeps nothing the cart lives in memory and says so", async ({
  shop,
  cart,
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    });
  });
  await shop.openProduct("hair-oil");

  await shop.addToCart.click();
  await shop.choose("Size", "50 ml");
  await shop.addToCart.click();

  await expect(cart.button).toHaveAccessibleName("Shopping cart, 2 in it");
  await cart.open();
  await expect(cart.drawer).toContainText(/keeps no data for this shop/);
  await expect(cart.lines).toHaveCount(2);
  await expect(cart.lines.first()).toContainText("$14.00 USD");
});

test("two tabs never lose each other's changes", async ({ shop, cart, page, context }) => {
  await shop.openProduct("hair-oil");
  const other = await context.newPage();
  const otherShop = new Shop(other);
  const otherCart = new Cart(other);
  await otherShop.openProduct("overnight-scalp-mask");

  await shop.addToCart.click();
  await otherShop.addToCart.click();

  await expect(cart.button).toHaveAccessibleName("Shopping cart, 2 in it");
  await expect(otherCart.button).toHaveAccessibleName("Shopping cart, 2 in it");
  await cart.open();
  await otherCart.open();
  await otherCart.more(oil);
  await cart.remove("Overnight Scalp Mask");
  await expect(cart.quantity(oil)).toContainText("2");
  await expect(otherCart.lines).toHaveCount(1);
  expect((await storedCart(page))?.state.items).toHaveLength(1);
});

test("a tab that was asleep reads the cart again before it writes", async ({
  shop,
  cart,
  page,
}) => {
  await shop.openProduct("hair-oil");
  await shop.addToCart.click();
  // What another tab wrote while this one heard nothing of it.
  await page.evaluate((line) => {
    const stored = JSON.parse(localStorage.getItem("shopify-cart") ?? "{}");
    stored.state.items.push(line);
    localStorage.setItem("shopify-cart", JSON.stringify(stored));
  }, goodLine);

  await shop.addToCart.click();

  await expect(cart.button).toHaveAccessibleName("Shopping cart, 4 in it");
});
