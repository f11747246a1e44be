import type { Page } from "@playwright/test";
import { facts } from "#brand/content/facts.ts";
import { holdRequests, storeBeforeVisit } from "../support/browser";
import { testItem, usd } from "../support/builders";
import { type Cart, cartKey } from "../support/cart";
import { catalogWith, productRecord, standardProduct } from "../support/catalogs";
import { faults } from "../support/faults";
import { expectAccessible } from "../support/page-shape";
import { inDollars, withShipping } from "../support/prices";
import { createShop } from "../support/shop";
import { expect, test } from "../support/shop-fixtures";

test.use({ storeKind: "faulty" });

const oil = "Botanical Hair Oil";
const serum = "After-Wash Scalp Serum";

const suggestions = (cart: Cart) => cart.drawer.getByRole("region", { name: "You may also like" });
const titles = (cart: Cart) => suggestions(cart).getByRole("heading", { level: 4 });
const add = (cart: Cart, title: string) =>
  suggestions(cart).getByRole("button", { name: `Add ${title}`, exact: true });

test("a suggestion of a related product is above the checkout, and moves nothing when it comes late", async ({
  cart,
  page,
}) => {
  const release = await holdRequests(page, /\/resources\/products/);
  await cart.openWith("hair-oil");
  const places = () =>
    Promise.all([cart.lines.first(), cart.checkoutButton].map((part) => part.boundingBox()));
  const before = await places();
  await expect(suggestions(cart)).toHaveCount(0);
  release();

  await expect(titles(cart)).toHaveText([serum]);
  expect(await places()).toEqual(before);
  await expect(suggestions(cart)).toContainText("$48.00 USD");
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])
    await test.step(`at ${viewport.width} pixels`, async () => {
      await page.setViewportSize(viewport);
      await expect(suggestions(cart).getByRole("button").first()).toBeInViewport({ ratio: 1 });
      await expect(cart.total).toBeInViewport({ ratio: 1 });
      await expect(cart.checkoutButton).toBeInViewport({ ratio: 1 });
    });
  await expectAccessible(page, "dialog[open]");
});

test("a suggestion is added once by a double click, focused, and offered again by Undo alone", async ({
  shop,
  cart,
  page,
}) => {
  await cart.openWith("hair-oil");
  await expect(cart.total).toHaveText(`${inDollars(withShipping(14_00))} USD`);

  await add(cart, serum).hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect(cart.line(serum).getByRole("heading")).toBeFocused();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });

  await expect(cart.lines).toHaveCount(2);
  await expect(cart.total).toHaveText(`${inDollars(withShipping(62_00))} USD`);
  await expect(cart.drawer).toContainText("2 items in your cart");
  await expect(cart.line(serum).getByRole("heading")).toBeFocused();
  await expect(titles(cart)).toHaveText(["Gentle Daily Shampoo"]);
  expect(await shop.toast("Added to cart!").count(), "a message covers the cart").toBe(0);

  await cart.remove(serum);
  await expect(cart.lines).toHaveCount(1);
  await expect(titles(cart).first()).toHaveText("Gentle Daily Shampoo");
  await cart.undo(serum);
  await expect(cart.lines).toHaveCount(2);

  await suggestions(cart).getByRole("link", { name: "Gentle Daily Shampoo" }).click();
  await expect(page).toHaveURL("/products/shampoo");
  await expect(cart.drawer).toBeHidden();
});

/** The product with other prices, the first variant's first. */
function priced(handle: string, ...cents: number[]) {
  const product = standardProduct(handle);
  const variants = product.variants.map((variant, index) => ({
    ...variant,
    priceCents: cents[index] ?? variant.priceCents,
  }));
  return { ...product, variants };
}

test("the cart takes over changed prices as it opens, and says so in one line", async ({
  cart,
  shop,
  store,
  page,
}) => {
  const gone = {
    id: "gid://shopify/Product/1",
    handle: "gone",
    title: "Gone",
    images: { edges: [] },
  };
  await storeBeforeVisit(page, cartKey, {
    state: { items: [testItem({ product: { node: gone }, price: usd("5.00") })] },
    version: 0,
  });
  await cart.openWith("hair-oil");
  await expect(cart.total).toHaveText(`${inDollars(withShipping(19_00))} USD`);
  await expect(cart.drawer).not.toContainText("changed since");

  await cart.close();
  store.sell(catalogWith(priced("hair-oil", 1600)));
  await cart.open();

  const notice = cart.drawer.getByRole("status").filter({ hasText: "changed" });
  await expect(notice).toHaveText(`The price of ${oil} changed since you added it.`);
  await expect(cart.line(oil)).toContainText("$16.00 USD");
  await expect(cart.line("Gone")).toContainText("$5.00 USD");
  await expect(cart.total).toHaveText(`${inDollars(withShipping(21_00))} USD`);
  await expect(cart.drawer).toContainText(
    `${inDollars(freeFromCents - 21_00)} away from free shipping`,
  );
  await expectAccessible(page, "dialog[open]");

  await cart.close();
  await cart.open();
  await expect(suggestions(cart)).toBeVisible();
  await expect(notice).toHaveCount(0);

  store.sell(catalogWith(priced("hair-oil", 1700), priced("after-wash-scalp-serum", 5000)));
  await suggestions(cart).getByRole("link", { name: serum }).click();
  await expect(shop.title).toHaveText(serum);
  store.sell(catalogWith(priced("hair-oil", 1700), priced("after-wash-scalp-serum", 4500)));
  await shop.addToCart.click();
  await cart.open();
  await expect(notice).toHaveText("The price of 2 products changed since you added them.");
  await expect(cart.total).toHaveText(`${inDollars(withShipping(67_00))} USD`);
});

const freeFromCents = facts.freeShippingFrom * 100;

test("two cents below the threshold and at it, the cart and the checkout agree on shipping", async ({
  cart,
  shop,
  store,
}) => {
  const options = [{ name: "Size", values: ["Large", "Small"] }];
  const half = freeFromCents / 2 - 1;
  const variants = [
    { options: ["Large"], priceCents: half, stock: 10 },
    { options: ["Small"], priceCents: 2, stock: 10 },
  ];
  store.sell(catalogWith(productRecord({ options, variants })));
  await cart.openWith("test-product");
  await expect(cart.drawer).toContainText(`${inDollars(half + 2)} away from free shipping`);

  await cart.more("Test Product");
  await expect(cart.drawer).toContainText("$0.02 away from free shipping");
  await expect(cart.drawer).toContainText(`Shipping (US)${facts.standardShipping}`);
  const below = await cart.checkOut();
  await expect(below.summary).toContainText(facts.standardShipping);
  const withShipping = inDollars(2 * half + facts.standardShippingCents);
  await expect(below.summary).toContainText(withShipping);
  await below.page.close();

  await expect(cart.drawer).toBeHidden();
  await shop.choose("Size", "Small");
  await shop.addToCart.click();
  await cart.open();
  await expect(cart.drawer).toContainText("Shipping (US)Free");
  const reached = await cart.checkOut();
  await expect(reached.summary).toContainText("Free");
  await expect(reached.summary).toContainText(inDollars(freeFromCents));
});

/** The logged messages; the visitor sees the same message for all of them. */
const messages = [
  ["serverError", "HTTP error! status: 500"],
  ["refusedCart", "Cart creation failed: The merchandise is gone"],
  ["closedConnection", "The store could not be reached"],
] as const;

test("with the store down the cart works, and a checkout that fails says so, is logged, keeps the cart, and can be tried again", async ({
  shop,
  cart,
  store,
  page,
  problems,
}) => {
  test.slow();
  problems.expect(/Checkout failed/);
  await shop.openProduct("hair-oil");
  await shop.addToCart.click();
  store.fail("GetProducts", faults.htmlInsteadOfJson);
  const failed = page.waitForResponse(/\/resources\/products/);
  await cart.open();
  expect((await failed).status()).toBe(503);
  await expect(suggestions(cart)).toHaveCount(0);
  await expect(cart.drawer.getByRole("alert")).toHaveCount(0);
  await cart.more(oil);
  await expect(cart.total).toHaveText(`${inDollars(withShipping(28_00))} USD`);

  for (const [name, message] of messages)
    await test.step(name, async () => {
      await store.reset();
      store.fail("cartCreate", faults[name]);
      await expectFailedCheckout(page, cart, message);
      // A browser by itself repeats a request when the connection is cut.
      if (name !== "closedConnection")
        expect(store.calls("cartCreate"), "a mutation is sent once").toEqual(["browser"]);
    });

  await store.reset();
  store.fail("cartCreate", faults.paymentRequired);
  await cart.checkoutButton.click();
  await expect(shop.toast("Shopify: Payment required")).toContainText("active billing plan");
  await expect(cart.lines).toHaveCount(1);

  await store.reset();
  store.fail("GetProducts", faults.htmlInsteadOfJson);
  store.fail("cartCreate", faults.slow);
  const opened = cart.checkOut();
  await expect(cart.checkoutButton).toHaveText("Creating Checkout...");
  await expect(cart.checkoutButton).toBeDisabled();
  const checkout = await opened;
  await expect(checkout.title).toHaveText("Checkout");
  await expect(checkout.summary).toContainText(oil);
});

async function expectFailedCheckout(page: Page, cart: Cart, message: string): Promise<void> {
  const logged = page.waitForEvent("console", (entry) => entry.text().includes(message));

  await cart.checkoutButton.click();

  expect((await logged).text()).toContain("Checkout failed");
  await expect(createShop(page).toast("Checkout failed")).toContainText(
    "There was an error creating your checkout. Please try again.",
  );
  await expect(cart.lines).toHaveCount(1);
  await expect(cart.checkoutButton).toHaveText("Checkout with Shopify");
  await expect(cart.checkoutButton).toBeEnabled();
  expect(page.context().pages(), "the waiting tab is closed").toHaveLength(1);
}
