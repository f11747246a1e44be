import { expectAccessible } from "../support/accessibility";
import type { Cart } from "../support/cart";
import { catalogueWith, productRecord } from "../support/catalogues";
import { faults } from "../support/faults";
import type { Shop } from "../support/shop";
import { expect, test } from "../support/shop-fixtures";

test.use({ storeKind: "faulty" });

const oil = "Botanical Hair Oil";
const serum = "After-Wash Scalp Serum";

const region = (cart: Cart) => cart.drawer.getByRole("region", { name: "You may also like" });
const titles = (cart: Cart) => region(cart).getByRole("heading", { level: 4 });
const add = (cart: Cart, title: string) =>
  region(cart).getByRole("button", { name: `Add ${title}`, exact: true });
const total = (cart: Cart) => cart.drawer.getByRole("definition");

async function openWithOil(shop: Shop, cart: Cart): Promise<void> {
  await shop.openProduct("hair-oil");
  await shop.addToCart.click();
  await cart.open();
  await expect(cart.line(oil)).toBeVisible();
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`a cart of one product offers related ones above the checkout, ${viewport.width} pixels wide`, async ({
    shop,
    cart,
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openWithOil(shop, cart);

    await expect(titles(cart)).toHaveText([serum, "Gentle Daily Shampoo", "Silk Conditioner"]);

    await expect(region(cart).getByRole("listitem").first()).toContainText("$48.00 USD");
    for (const button of await region(cart).getByRole("button").all()) {
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    await expect(total(cart)).toBeInViewport({ ratio: 1 });
    await expect(cart.checkoutButton).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  });
}

test("one press adds a suggestion: it becomes a line with the focus on it, and the total grows", async ({
  shop,
  cart,
}) => {
  await openWithOil(shop, cart);
  await expect(total(cart)).toHaveText("$14.00 USD");

  await add(cart, serum).press("Enter");

  await expect(cart.lines).toHaveCount(2);
  await expect(total(cart)).toHaveText("$62.00 USD");
  await expect(cart.drawer).toContainText("2 items in your cart");
  await expect(cart.line(serum).getByRole("heading")).toBeFocused();
  await expect(titles(cart)).toHaveText([
    "Gentle Daily Shampoo",
    "Silk Conditioner",
    "Scalp Oil Pearls",
  ]);
});

test("adding a suggestion lays no message over the cart", async ({ shop, cart, page }) => {
  await shop.openProduct("hair-oil");
  await shop.addToCart.click();
  // Its script is there from now on, so that a message would show with the next frame.
  await expect(shop.toast("Added to cart!")).toBeVisible();
  await cart.open();

  await add(cart, serum).click();
  await expect(cart.line(serum)).toBeVisible();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));

  expect(await shop.toast("Added to cart!").count()).toBe(0);
});

test("a double click on a suggestion adds one piece of one product", async ({ shop, cart }) => {
  await openWithOil(shop, cart);

  await add(cart, serum).dblclick();

  await expect(cart.line(serum)).toContainText("$48.00 USD");
  await expect(cart.drawer).toContainText("2 items in your cart");
  await expect(cart.line(serum).getByRole("heading")).toBeFocused();
});

test("a removed line is offered by its Undo alone", async ({ shop, cart }) => {
  await openWithOil(shop, cart);
  await add(cart, serum).click();

  await cart.remove(serum);

  await expect(cart.lines).toHaveCount(1);
  await expect(titles(cart).first()).toHaveText("Gentle Daily Shampoo");
  await cart.undo(serum);
  await expect(cart.lines).toHaveCount(2);
});

test("a suggestion leads to its product and closes the cart", async ({ shop, cart, page }) => {
  await openWithOil(shop, cart);

  await region(cart).getByRole("link", { name: serum }).click();

  await expect(page).toHaveURL("/products/after-wash-scalp-serum");
  await expect(shop.title).toHaveText(serum);
  await expect(cart.drawer).toBeHidden();
});

test("an empty cart suggests nothing, and one without related products neither", async ({
  shop,
  cart,
  store,
  page,
}) => {
  const option = { name: "Size", values: ["One"] };
  const variants = [{ options: ["One"], priceCents: 900, stock: 10 }];
  store.sell(catalogueWith(productRecord({ tags: ["tool"], options: [option], variants })));
  await shop.openProduct("test-product");
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await cart.open();
  await expect(cart.drawer).toContainText("Your cart is empty");
  await cart.close();
  expect(requested.filter((url) => url.includes("/resources/"))).toEqual([]);
  await shop.addToCart.click();

  const loaded = page.waitForResponse(/\/resources\/products/);
  await cart.open();
  await (await loaded).finished();

  await expect(cart.lines).toHaveCount(1);
  await expect(region(cart)).toHaveCount(0);
});

test("with the store down the cart is as before", async ({ shop, cart, store, page, problems }) => {
  problems.expect(/status of 503/);
  await shop.openProduct("hair-oil");
  await shop.addToCart.click();
  store.fail("GetProducts", faults.serverError);

  const failed = page.waitForResponse(/\/resources\/products/);
  await cart.open();
  expect((await failed).status()).toBe(503);

  await expect(region(cart)).toHaveCount(0);
  await expect(cart.drawer.getByRole("alert")).toHaveCount(0);
  await cart.more(oil);
  await expect(total(cart)).toHaveText("$28.00 USD");
  const checkout = await cart.checkOut();
  await expect(checkout.summary).toContainText(oil);
});

test("suggestions that come late move neither the lines nor the checkout", async ({
  shop,
  cart,
  store,
}) => {
  await shop.openProduct("hair-oil");
  await shop.addToCart.click();
  store.fail("GetProducts", faults.slow);
  await cart.open();
  const places = () =>
    Promise.all([cart.lines.first(), cart.checkoutButton].map((part) => part.boundingBox()));
  const before = await places();
  await expect(region(cart)).toHaveCount(0);

  await expect(titles(cart)).toHaveCount(3);

  expect(await places()).toEqual(before);
});
