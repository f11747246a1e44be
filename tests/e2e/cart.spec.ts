import type { CartItem } from "~/features/cart/cart-items";
import { readStored, storeBeforeVisit } from "../support/browser";
import { testItem } from "../support/builders";
import { cartKey, createCart } from "../support/cart";
import { expectAccessible } from "../support/page-shape";
import { createShop } from "../support/shop";
import { expect, test } from "../support/shop-fixtures";

const oil = "Botanical Hair Oil";
const mask = "Overnight Scalp Mask";

test("lines show variant, price and quantity, survive a reload, and can be put back until the cart is closed", async ({
  shop,
  cart,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shop.openProduct("hair-oil");
  await shop.addToCart.dblclick();
  await expect(shop.toast("Added to cart!")).toBeVisible();
  await expectAccessible(page, "[data-toasts]");
  await page.setViewportSize({ width: 1440, height: 900 });
  await shop.choose("Size", "1.7 fl oz (50 ml)");
  await shop.addToCart.click();
  await expect(shop.toast("Added to cart!")).toBeVisible();
  await expectAccessible(page, "[data-toasts]");
  await cart.open();

  await expect(cart.lines).toHaveCount(2);
  await expect(cart.lines.first()).toContainText("0.3 fl oz (10 ml)");
  await expect(cart.lines.first()).toContainText("$28.00 USD");
  await expect(cart.lines.last()).toContainText("1.7 fl oz (50 ml)");
  await expect(cart.lines.last()).toContainText("$38.00 USD");
  await expect(cart.drawer).toContainText("3 items in your cart");
  await expect(shop.toast("Added to cart!"), "the message covers no cart").toBeHidden();

  const stored = {
    variantId: expect.stringContaining("gid://shopify/ProductVariant/"),
    variantTitle: "0.3 fl oz (10 ml)",
    quantity: 2,
    price: { amount: expect.stringMatching(/^14\.0/), currencyCode: "USD" },
    selectedOptions: [{ name: "Size", value: "0.3 fl oz (10 ml)" }],
  };
  expect(await readStored(page, cartKey), "the documented format").toMatchObject({
    state: { items: [stored, { quantity: 1 }], cartId: null, checkoutUrl: null },
  });

  await shop.visit("/products/overnight-scalp-mask");
  await cart.expectPieces(3);
  await shop.addToCart.click();
  await cart.open();
  for (let press = 0; press < 6; press++) await cart.more(mask);
  for (let press = 0; press < 3; press++) await cart.less(mask);
  await expect(cart.quantity(mask)).toHaveValue("4");
  await cart.expectPieces(7);

  await cart.remove(mask);
  await expect(cart.lines).toHaveCount(2);
  await cart.undo(mask);
  await expect(cart.quantity(mask)).toHaveValue("4");
  await expect(cart.lines.last()).toContainText(mask);
  for (let press = 0; press < 4; press++) await cart.less(mask);
  await expect(cart.line(mask)).toHaveCount(0);

  await cart.close();
  await cart.open();
  await expect(cart.drawer).not.toContainText(`${mask} removed.`);
});

test("without storage, pages open, and cart and saved products live in memory and say so", async ({
  shop,
  cart,
  page,
  saved,
}) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
  });
  await shop.openProduct("hair-oil");
  await saved.heart(oil).click();
  await expect(shop.toast("Saved until you close this tab")).toBeVisible();
  await expect(saved.button).toHaveAccessibleName("Saved products, 1 item");
  await saved.open();
  await expect(saved.drawer).toContainText("isn’t saving data for this site");
  await expect(saved.line(oil)).toContainText("$14.00 USD");
  await page.keyboard.press("Escape");

  await shop.addToCart.click();
  await shop.choose("Size", "1.7 fl oz (50 ml)");
  await shop.addToCart.click();
  await cart.expectPieces(2);
  await cart.open();
  await expect(cart.drawer).toContainText("isn’t saving data for this site");
  await expect(cart.lines).toHaveCount(2);
  await cart.close();

  await shop.menu.getByRole("link", { name: "Blog" }).click();
  await expect(shop.title).toHaveText("The Journal");
  await page.goBack();
  await expect(shop.title).toHaveText(oil);
  await cart.expectPieces(2);
  await page.reload();
  await expect(shop.title).toHaveText(oil);
});

test("two tabs never lose each other's changes, and a line that is put back keeps to the limit of both", async ({
  shop,
  cart,
  context,
}) => {
  await shop.openProduct("hair-oil");
  const otherPage = await context.newPage();
  const otherCart = createCart(otherPage);
  const otherShop = createShop(otherPage);
  await otherShop.openProduct("overnight-scalp-mask");

  await shop.addToCart.click();
  await otherShop.addToCart.click();
  await cart.expectPieces(2);
  await otherCart.expectPieces(2);
  await cart.open();
  await otherCart.open();
  await otherCart.more(oil);
  await cart.remove(mask);
  await expect(cart.quantity(oil)).toHaveValue("2");
  await expect(otherCart.lines).toHaveCount(1);

  await otherPage.evaluate(storeLines, [cartKey, otherLines] as const);
  await expect(cart.lines).toHaveCount(100);
  await cart.undo(mask);

  await expect(shop.toast("Your cart is full")).toContainText("Remove one to add another.");
  await expect(cart.lines).toHaveCount(100);
  await expect(cart.line(mask)).toHaveCount(0);
  await expect(cart.drawer).toContainText("101 items in your cart");
});

const node = { id: "", handle: "", images: { edges: [] } };
const otherLines = Array.from({ length: 99 }, (_, index) =>
  testItem({
    variantId: `other ${index}`,
    product: { node: { ...node, title: `Other ${index}` } },
  }),
);

/** Runs in the page. Adds lines to the stored cart, as another tab does. */
function storeLines([key, lines]: readonly [string, readonly CartItem[]]) {
  const cart = JSON.parse(localStorage.getItem(key) ?? "");
  cart.state.items.push(...lines);
  localStorage.setItem(key, JSON.stringify(cart));
}

test("three lines that are removed one after another can each be put back in its place", async ({
  shop,
  cart,
  page,
}) => {
  const titles = ["Botanical Hair Oil", "Silk Conditioner", "Gentle Daily Shampoo"];
  const items = titles.map((title) =>
    testItem({ variantId: title, product: { node: { ...node, title } } }),
  );
  await storeBeforeVisit(page, cartKey, { state: { items }, version: 0 });
  await shop.visit("/contact");
  await cart.open();
  for (const title of titles) await cart.remove(title);
  await expect(cart.lines).toHaveCount(0);

  for (const title of titles.toReversed()) await cart.undo(title);
  await expect(cart.lines.getByRole("heading")).toHaveText(titles);
  await cart.expectPieces(3);
});
