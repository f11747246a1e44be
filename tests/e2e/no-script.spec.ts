import { standardSize } from "../support/catalogues";
import { expect, test } from "../support/shop-fixtures";

test.use({ javaScriptEnabled: false });

test("the shop is browsed by its links, and menus open", async ({ shop, page, problems }) => {
  problems.expect(/status of 404/);
  await page.goto("/");
  await expect(shop.title).toBeVisible();
  await shop.menu.getByRole("button", { name: "About submenu" }).click();
  await shop.menu.getByRole("link", { name: "Founder Story" }).click();
  await expect(page).toHaveURL("/about/founder");
  await shop.menu.getByRole("link", { name: "The Proof", exact: true }).click();
  await expect(page).toHaveURL("/proof/testimonials");
  await shop.menu.getByRole("link", { name: "Shop", exact: true }).click();
  await expect(shop.cards).toHaveCount(standardSize);
  await shop.category("Scalp Therapy").click();
  await expect(page).toHaveURL("/shop/scalp-therapy");
  await shop.openFromList("Botanical Hair Oil");
  await expect(page).toHaveURL("/products/hair-oil");
  await expect(shop.title).toHaveText("Botanical Hair Oil");

  await page.goto("/nowhere");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("link", { name: "Menu, in the footer" }).click();
  await expect(
    page.getByRole("navigation", { name: "Footer" }).getByRole("link", { name: "Haircare" }),
  ).toBeInViewport();
});

test("a product shows all its texts, and its options by the address", async ({ page }) => {
  await page.goto("/products/hair-oil");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "How to Use" })).toBeVisible();
  await expect(main.getByRole("heading", { name: "Key Ingredients" })).toBeVisible();
  await expect(main.getByText("The cart needs JavaScript.")).toBeVisible();
  await expect(main.getByRole("button", { name: "Add to Cart" })).toHaveCount(0);

  await main.getByRole("radio", { name: "50 ml" }).check();
  await main.getByRole("button", { name: "Show this choice" }).click();
  await expect(page).toHaveURL(/Size=50\+ml/);
  await expect(main.getByRole("radio", { name: "50 ml" })).toBeChecked();
  await expect(main.getByText("$38.00").first()).toBeVisible();
});
