import { facts } from "#brand/content/facts.ts";
import { site } from "#brand/content/site.ts";
import { maxQuantity } from "~/lib/quantity-rule";
import { cartKey } from "../support/cart";
import { standardSize } from "../support/catalogs";
import { expect, test } from "../support/shop-fixtures";

const oil = "Botanical Hair Oil";

test("the shop lists every product with badge, price and rating, and adds the first variant", async ({
  shop,
  cart,
  page,
}) => {
  await page.clock.install();
  expect((await shop.openShop())?.status()).toBe(200);

  await expect(page).toHaveTitle(new RegExp(site.name));
  await expect(shop.title).toHaveText(/Shop Clean\s*Hair Wellness/);
  await expect(shop.list.getByText(`Showing ${standardSize} products`)).toBeVisible();
  await expect(shop.cards).toHaveCount(standardSize);
  await expect(shop.card(oil).getByText("from $14.00")).toBeVisible();
  await expect(
    shop.card(oil).getByText(`${facts.averageRating} (${facts.productReviews})`),
  ).toBeVisible();
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
  const panel = page.getByRole("dialog", { name: "Filter and sort" });
  const openFilter = async () => {
    await page.getByRole("button", { name: /^Filter/ }).click();
    await expect(panel).toBeVisible();
  };
  await test.step("a filter that opens is not covered by it", async () => {
    // The message would disappear on its own.
    await page.clock.pauseAt(Date.now() + 1_000);
    await openFilter();
    await expect(shop.toast("Added to cart!")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await page.clock.resume();
  });
  await test.step("what was not done can be read and pressed above the filter", async () => {
    await page.evaluate(
      ([key, limit]) => {
        const stored = JSON.parse(localStorage.getItem(key) ?? "");
        stored.state.items[0].quantity = limit;
        localStorage.setItem(key, JSON.stringify(stored));
      },
      [cartKey, maxQuantity] as const,
    );
    await shop.openShop();
    await shop.addFromList(oil);
    const title = `${maxQuantity} in your cart`;
    await expect(shop.toast(title)).toBeVisible();
    await page.clock.pauseAt(Date.now() + 1_000);
    const message = panel.getByRole("status").locator("> *").filter({ hasText: title });
    await openFilter();
    await expect(message, "moved by opening").toBeVisible();
    await panel.getByRole("button", { name: "Close filters" }).click();
    await expect(message, "moved back by closing").toHaveCount(0);
    await expect(shop.toast(title)).toBeVisible();
    await openFilter();
    await message.getByRole("button", { name: "Dismiss message" }).click();
    await expect(message).toHaveCount(0);
    await expect(panel).toBeVisible();
    await page.keyboard.press("Escape");
    await page.clock.resume();
  });
  await cart.open();
  await expect(cart.line(oil)).toContainText("0.3 fl oz (10 ml)");
});

test("categories have addresses, are marked, and Back undoes them", async ({ shop, page }) => {
  await shop.openShop();
  const links = page.getByRole("navigation", { name: "Categories" }).getByRole("link");
  await expect(links).toHaveText(["All Products", "Nutraceuticals", "Haircare", "Scalp Therapy"]);
  await expect(shop.category("All Products")).toHaveAttribute("aria-current", "page");

  await test.step("back in the list of another category, the place is the same", async () => {
    const getPlace = () => page.evaluate(() => scrollY);
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
    // The click itself scrolls a little.
    const place = page.evaluate(
      () => new Promise((resolve) => addEventListener("click", () => resolve(scrollY))),
    );
    await shop.category("Haircare").click();
    await expect(page).toHaveURL("/shop/haircare");
    await expect.poll(getPlace).toBeLessThan(600);
    await page.goBack();
    await expect(page).toHaveURL("/shop");
    await expect.poll(getPlace).toBe(await place);
  });

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

test("an unknown address is a 404 page that leads home", async ({ shop, page, problems }) => {
  problems.expect(/status of 404/);
  const logged = page.waitForEvent("console", (message) => message.text().includes("/no/such"));
  expect((await shop.visit("/no/such/page"))?.status()).toBe(404);
  await expect(shop.title).toHaveText("404");
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  expect((await logged).text()).toContain("/no/such/page");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
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
      ["/products/hair-nutraceutical", "$67.99"],
      ["/shop", "$14.00"],
    ] as const) {
      await shop.visit(path);
      await expect(page.getByRole("main")).toContainText(price);
    }
    await shop.addFromList(oil);
    await cart.open();
    await expect(cart.line(oil)).toContainText("$14.00 USD");
    await expect(cart.drawer).toContainText(
      `$${facts.freeShippingFrom - 14}.00 away from free shipping`,
    );
  },
);
