import { facts } from "~/content/facts";
import { standardSize } from "../support/catalogs";
import { expect, test } from "../support/shop-fixtures";

const oil = "Botanical Hair Oil";

test("the shop lists every product with badge, price and rating, and adds the first variant", async ({
  shop,
  cart,
  page,
}) => {
  expect((await shop.openShop())?.status()).toBe(200);

  await expect(page).toHaveTitle(/Solenne/);
  await expect(shop.title).toHaveText(/Shop Clean\s*Hair Wellness/);
  await expect(shop.list.getByText(`Showing ${standardSize} products`)).toBeVisible();
  await expect(shop.cards).toHaveCount(standardSize);
  await expect(shop.card(oil).getByText("from $14.00")).toBeVisible();
  await expect(shop.card(oil).getByText("4.9 (234)")).toBeVisible();
  await expect(shop.card(oil).getByRole("link", { name: `View ${oil}` })).toHaveAttribute(
    "href",
    "/products/hair-oil",
  );
  for (const [product, badge] of [
    ["Hair Nutraceutical", "Best Seller"],
    ["Silk Conditioner", "New"],
    ["Overnight Scalp Mask", "Staff Pick"],
  ] as const)
    await expect(shop.card(product).getByText(badge, { exact: true })).toBeVisible();

  await shop.addFromList(oil);
  await expect(shop.toast("Added to cart!")).toContainText(`${oil} has been added to your cart.`);
  await cart.open();
  await expect(cart.line(oil)).toContainText("0.3 fl oz (10 ml)");
});

test("categories have addresses, are marked, and Back undoes them", async ({
  shop,
  page,
  problems,
}) => {
  await shop.openShop();
  const links = page.getByRole("navigation", { name: "Categories" }).getByRole("link");
  await expect(links).toHaveText(["All Products", "Nutraceuticals", "Haircare", "Scalp Therapy"]);
  await expect(shop.category("All Products")).toHaveAttribute("aria-current", "page");

  for (const [name, path, product] of [
    ["Nutraceuticals", "/shop/nutraceuticals", "Hair Nutraceutical 45+"],
    ["Haircare", "/shop/haircare", "Silk Conditioner"],
    ["Scalp Therapy", "/shop/scalp-therapy", oil],
  ] as const) {
    await shop.category(name).click();
    await expect(page).toHaveURL(path);
    await expect(shop.category(name)).toHaveAttribute("aria-current", "page");
    await expect(shop.category("All Products")).not.toHaveAttribute("aria-current");
    await expect(shop.card(product)).toBeVisible();
    const count = await shop.cards.count();
    await expect(shop.list.getByText(`Showing ${count} product`)).toBeVisible();
  }

  await page.goBack();
  await expect(page).toHaveURL("/shop/haircare");
  await expect(shop.card(oil)).toHaveCount(0);

  problems.expect(/status of 404/);
  expect((await shop.openShop("wigs"))?.status(), "an unknown category").toBe(404);
  await expect(shop.list.getByRole("heading", { name: "No products found" })).toBeVisible();
  await expect(shop.list.getByText("Showing 0 products")).toBeVisible();
  await shop.list.getByRole("link", { name: "Shop All Products" }).click();
  await expect(page).toHaveURL("/shop");
  await expect(shop.cards).toHaveCount(standardSize);
});

test("on a phone the products loop in a row, however fast", async ({ shop, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await shop.openShop("nutraceuticals");
  const count = await shop.cards.count();
  const position = (number: number) => shop.list.getByText(`${number} of ${count}`);
  const next = shop.list.getByRole("button", { name: "Next product" });
  const previous = shop.list.getByRole("button", { name: "Previous product" });
  await expect(position(1)).toBeVisible();

  await next.click();
  await next.dblclick();
  await expect(position(4)).toBeVisible();
  for (const _ of [1, 2]) await previous.dblclick();
  await expect(position(count)).toBeVisible();
  await next.click();
  await expect(position(1)).toBeVisible();
});

test("an unknown address or product is a 404 page", async ({ shop, page, problems }) => {
  problems.expect(/status of 404/);
  const logged = page.waitForEvent("console", (message) => message.text().includes("/no/such"));

  expect((await shop.visit("/no/such/page"))?.status()).toBe(404);

  await expect(shop.title).toHaveText("404");
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  expect((await logged).text()).toContain("/no/such/page");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");

  expect((await shop.openProduct("wig"))?.status()).toBe(404);
  await expect(shop.title).toHaveText("Product not found");
  await page.getByRole("main").getByRole("link", { name: "Back to Shop" }).click();
  await expect(page).toHaveURL("/shop");
});

test("a page that breaks in the browser links to home", async ({ page, shop, problems }) => {
  problems.expect(/No prices today/, /React Router caught/);
  await shop.visit("/about");
  await page.evaluate(() => {
    // Prices are written with it, and nothing else of the page.
    const { toFixed } = Number.prototype;
    Number.prototype.toFixed = () => {
      throw new Error("No prices today");
    };
    Reflect.set(window, "repair", () => void Object.assign(Number.prototype, { toFixed }));
  });
  await shop.menu.getByRole("link", { name: "Shop", exact: true }).click();
  await expect(shop.title).toHaveText("Something went wrong");

  await page.evaluate(() => Reflect.get(window, "repair")());
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(shop.title).not.toHaveText("Something went wrong");
});

const testAbroad = test.extend({ locale: "de-DE", timezoneId: "Pacific/Kiritimati" });

testAbroad(
  "abroad, pages are hydrated as served, and prices are in dollars",
  async ({ shop, page, cart }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    // A mismatch is an exception, which fails every test.
    for (const [path, price] of [
      ["/", "$67.99"],
      ["/shop", "$14.00"],
      ["/products/hair-nutraceutical", "$67.99"],
    ] as const) {
      await shop.visit(path);
      await expect(page.getByRole("main")).toContainText(price);
    }
    await cart.openWith("hair-oil");
    await expect(cart.line(oil)).toContainText("$14.00 USD");
    await expect(cart.drawer).toContainText(
      `$${facts.freeShippingFrom - 14}.00 away from free shipping`,
    );
  },
);
