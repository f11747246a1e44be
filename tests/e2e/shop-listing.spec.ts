import { standardSize } from "../support/catalogues";
import { expect, test } from "../support/shop-fixtures";

test("the shop shows every product with picture, line, price and rating", async ({
  shop,
  page,
}) => {
  const response = await shop.openShop();

  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(/Solenne/);
  await expect(shop.title).toHaveText(/Shop Clean\s*Hair Wellness/);
  await expect(shop.list.getByText(`Showing ${standardSize} products`)).toBeVisible();
  await expect(shop.cards).toHaveCount(standardSize);
  const oil = shop.card("Botanical Hair Oil");
  await expect(oil.getByText("from $14.00")).toBeVisible();
  await expect(oil.getByText("4.9 (234)")).toBeVisible();
  await expect(oil.getByRole("link", { name: "View Botanical Hair Oil" })).toHaveAttribute(
    "href",
    "/products/hair-oil",
  );
});

test("the categories stand in their order and say which one is chosen", async ({ shop, page }) => {
  await shop.openShop();

  const links = page.getByRole("navigation", { name: "Categories" }).getByRole("link");
  await expect(links).toHaveText(["All Products", "Nutraceuticals", "Haircare", "Scalp Therapy"]);
  await expect(shop.category("All Products")).toHaveAttribute("aria-current", "page");

  await shop.category("Scalp Therapy").click();

  await expect(page).toHaveURL("/shop/scalp-therapy");
  await expect(shop.category("Scalp Therapy")).toHaveAttribute("aria-current", "page");
  await expect(shop.category("All Products")).not.toHaveAttribute("aria-current");
});

for (const { category, label, products } of [
  { category: "nutraceuticals", label: "Nutraceuticals", products: ["Hair Nutraceutical 45+"] },
  { category: "haircare", label: "Haircare", products: ["Silk Conditioner"] },
  { category: "scalp-therapy", label: "Scalp Therapy", products: ["Botanical Hair Oil"] },
]) {
  test(`${label} shows its products and their number, from the address alone`, async ({ shop }) => {
    const response = await shop.openShop(category);

    expect(response?.status()).toBe(200);
    const number = await shop.cards.count();
    await expect(shop.list.getByText(`Showing ${number} product`)).toBeVisible();
    for (const product of products) await expect(shop.card(product)).toBeVisible();
    await expect(shop.category(label)).toHaveAttribute("aria-current", "page");
  });
}

test("going back returns to the category before", async ({ shop, page }) => {
  await shop.openShop();
  await shop.category("Haircare").click();
  await expect(page).toHaveURL("/shop/haircare");
  await expect(shop.card("Botanical Hair Oil")).toHaveCount(0);

  await page.goBack();

  await expect(page).toHaveURL("/shop");
  await expect(shop.cards).toHaveCount(standardSize);
});

test("an unknown category is an empty list with a way back to all", async ({ shop, page }) => {
  const response = await shop.openShop("wigs");

  expect(response?.status()).toBe(200);
  await expect(shop.list.getByRole("heading", { name: "No products found" })).toBeVisible();
  await expect(shop.list.getByText("Showing 0 products")).toBeVisible();

  await shop.list.getByRole("link", { name: "Shop all products" }).click();

  await expect(page).toHaveURL("/shop");
  await expect(shop.cards).toHaveCount(standardSize);
});

test("best sellers, new products and a staff pick wear their badges", async ({ shop }) => {
  await shop.openShop();

  for (const [product, badge] of [
    ["Hair Nutraceutical", "Best Seller"],
    ["Silk Conditioner", "New"],
    ["Scalp Oil Pearls", "New"],
    ["Overnight Scalp Mask", "Staff Pick"],
  ] as const)
    await expect(shop.card(product).getByText(badge, { exact: true })).toBeVisible();
});

test("Add puts the first variant into the cart and says so", async ({ shop, cart }) => {
  await shop.openShop();

  await shop.addFromList("Botanical Hair Oil");

  const toast = shop.toast("Added to cart!");
  await expect(toast).toContainText("Botanical Hair Oil has been added to your cart.");
  await expect(cart.button).toHaveAccessibleName("Shopping cart, 1 in it");
  await cart.open();
  await expect(cart.line("Botanical Hair Oil")).toContainText("10 ml");
  await expect(cart.line("Botanical Hair Oil")).toContainText("$14.00 USD");
});

test("on a phone the products are a row that starts again after its end", async ({
  shop,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shop.openShop("nutraceuticals");
  const number = await shop.cards.count();

  const next = shop.list.getByRole("button", { name: "Next product" });
  for (let position = 1; position <= number; position++) {
    await expect(shop.list.getByText(`${position} of ${number}`)).toBeVisible();
    await next.click();
  }
  await expect(shop.list.getByText(`1 of ${number}`)).toBeVisible();
});

test.describe("on a phone, with movement", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    contextOptions: { reducedMotion: "no-preference" },
  });

  test("an arrow that is pressed faster than the row moves leads as far as it was pressed", async ({
    shop,
  }) => {
    await shop.openShop("nutraceuticals");
    const number = await shop.cards.count();

    const next = shop.list.getByRole("button", { name: "Next product" });
    await next.click();
    await next.dblclick();
    await expect(shop.list.getByText(`4 of ${number}`)).toBeVisible();

    const previous = shop.list.getByRole("button", { name: "Previous product" });
    for (const _ of [1, 2]) await previous.dblclick();
    await expect(shop.list.getByText(`${number} of ${number}`)).toBeVisible();
    await next.click();
    await expect(shop.list.getByText(`1 of ${number}`)).toBeVisible();
  });
});

test("an unknown address is the 404 screen with a way home, and is written to the console", async ({
  shop,
  page,
  problems,
}) => {
  problems.expect(/status of 404/);
  const written = page.waitForEvent("console", (message) => message.text().includes("/no/such"));

  const response = await shop.visit("/no/such/page");

  expect(response?.status()).toBe(404);
  await expect(shop.title).toHaveText("404");
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  expect((await written).text()).toContain("/no/such/page");

  await page.getByRole("link", { name: "Return to Home" }).click();

  await expect(page).toHaveURL("/");
});
