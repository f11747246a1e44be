import { site } from "#brand/content/site.ts";
import { expectAccessible } from "../support/page-shape";
import { expect, test } from "../support/shop-fixtures";

test("a product is found and opened by keyboard alone, but not over a dialog", async ({
  shop,
  page,
  cart,
  search,
}) => {
  await shop.visit("/contact");
  await cart.open();
  await page.keyboard.press("Control+k");
  await cart.close();
  await expect(search.dialog).toBeHidden();

  await page.keyboard.press("Control+k");
  await expect(search.field).toBeFocused();
  await page.keyboard.type("hair oil");
  await expect(search.products.first()).toContainText("Botanical Hair Oil");
  await expect(search.field).toHaveAttribute("aria-expanded", "true");
  await expect(search.active).toHaveCount(0);

  await page.keyboard.press("ArrowDown");
  await expect(search.active).toContainText("Botanical Hair Oil");
  await expect(search.active).toHaveId(
    (await search.field.getAttribute("aria-activedescendant")) ?? "none",
  );
  await page.keyboard.press("ArrowUp");
  await expect(search.active).toHaveCount(0);
  await page.keyboard.press("ArrowUp");
  await expect(search.active).toHaveText((await search.options.last().textContent()) ?? "none");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL("/products/hair-oil");
  await expect(search.dialog).toBeHidden();
  await expect(shop.title).toHaveText("Botanical Hair Oil");
});

test("results appear while typing; without any, the dialog suggests links", async ({
  shop,
  page,
  search,
}) => {
  await shop.visit("/contact");
  await search.open();
  await expectAccessible(page, "dialog[open]");
  await search.field.fill("shapmoo streng");
  await expect(search.products.first()).toContainText("Growth & Strength Shampoo");
  await search.field.press("ArrowDown");
  await expect(search.active).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 900 });
  await expectAccessible(page, "dialog[open]");

  await search.field.fill("rosemary");
  await expect(search.articles.first()).toContainText("Rosemary and the headlines");
  const status = search.dialog.getByRole("status").first();
  await expect(status).toHaveText(/^\d+ products, \d+ articles? and \d+ answers? for “rosemary”$/);

  await search.field.fill("<script>qqqq</script>");
  await expect(status).toHaveText(/^No results for “<script>/);
  await expect(search.dialog.getByRole("link", { name: "Take our quiz" })).toBeVisible();
  await expectAccessible(page, "dialog[open]");
  await search.dialog.getByRole("link", { name: /^Haircare/ }).click();
  await expect(page).toHaveURL("/shop/haircare");
  await expect(search.dialog).toBeHidden();
});

test("searches lead to their page, on which Back finds the one before", async ({
  shop,
  page,
  search,
}) => {
  await shop.visit("/contact");
  await search.openWith("biotin");
  await search.field.press("Enter");
  await expect(page).toHaveURL("/search?q=biotin");
  await expect(page.getByRole("main").getByRole("status").first()).toContainText("for “biotin”");
  await expect(search.dialog).toBeHidden();

  const field = page.getByRole("main").getByRole("searchbox");
  await field.fill("conditioner ");
  await field.press("Enter");
  await expect(page).toHaveURL("/search?q=conditioner");
  await expect(page).toHaveTitle(`“conditioner” | Search | ${site.name}`);
  await expect(page.getByRole("main").getByRole("listitem").first()).toContainText(
    "Silk Conditioner",
  );
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("conditioner");
  await page.goBack();
  await expect(field).toHaveValue("biotin");

  await search.openWith("scalp");
  await search.dialog.getByRole("link", { name: /^See all \d+ results$/ }).click();
  await expect(page).toHaveURL("/search?q=scalp");
});
