import { readStored, storeBeforeVisit, whenIdle } from "../support/browser";
import { cartKey } from "../support/cart";
import { expectAccessible } from "../support/page-shape";
import { recentlyViewedKey, storedProduct } from "../support/shop";
import { expect, test } from "../support/shop-fixtures";

const oil = "Botanical Hair Oil";
const capsules = "Hair Nutraceutical";

test("a list is empty until a heart saves a product; it survives a reload and loses it by the heart", async ({
  shop,
  page,
  saved,
}) => {
  await shop.openHome();
  await saved.open();
  await expect(saved.drawer).toContainText("Nothing saved yet");
  await saved.drawer.getByRole("link", { name: "Shop All Products" }).click();
  await expect(page).toHaveURL("/shop");
  await expect(saved.drawer).toBeHidden();
  await expect(saved.button).toHaveAccessibleName("Saved products");
  await expect(saved.heart(capsules)).toHaveAttribute("aria-pressed", "false");

  await saved.heart(capsules).click();
  await saved.heart(oil).press("Enter");

  await expect(page).toHaveURL("/shop");
  await expect(saved.heart(capsules)).toHaveAttribute("aria-pressed", "true");
  await expect(saved.button).toHaveAccessibleName("Saved products, 2 items");
  await shop.openProduct("hair-oil");
  await expect(saved.button).toHaveAccessibleName("Saved products, 2 items");
  await expect(saved.heart(oil)).toHaveAttribute("aria-pressed", "true");
  await saved.heart(oil).click();
  await expect(saved.heart(oil)).toHaveAttribute("aria-pressed", "false");
  await expect(saved.button).toHaveAccessibleName("Saved products, 1 item");
});

test("the list shows today's price, fills the cart, and puts back what was removed", async ({
  shop,
  cart,
  page,
  saved,
}) => {
  const remove = (title: string) =>
    saved.drawer.getByRole("button", { name: `Remove ${title}`, exact: true });
  const undo = (title: string) =>
    saved.drawer.getByRole("button", { name: `Undo removing ${title}` });
  await shop.openShop();
  await saved.heart(capsules).click();
  await saved.heart(oil).click();
  await saved.open();
  await expect(saved.lines.getByRole("heading")).toHaveText([oil, capsules]);
  await expect(saved.line(oil)).toContainText("$14.00 USD");
  await expect(saved.drawer).toContainText("2 products");
  await expectAccessible(page, "dialog[open]");

  await remove(oil).press("Enter");
  await expect(undo(oil)).toBeFocused();
  await remove(capsules).press("Enter");
  await expect(undo(capsules)).toBeFocused();
  await undo(capsules).press("Enter");
  await expect(saved.lines.getByRole("heading")).toHaveText([capsules]);
  await page.keyboard.press("Escape");
  await saved.heart(oil).click();
  await saved.open();
  await remove(oil).press("Enter");
  await undo(oil).press("Enter");
  await expect(saved.lines.getByRole("heading")).toHaveText([oil, capsules]);
  await expect(remove(oil)).toBeFocused();

  await saved
    .line(oil)
    .getByRole("button", { name: `Add ${oil}` })
    .click();
  await shop.toast("Added to cart!").getByRole("button", { name: "View Cart" }).click();
  await expect(saved.drawer).toBeHidden();
  await expect(cart.line(oil)).toContainText("$14.00 USD");
  expect(await readStored(page, cartKey)).toMatchObject({ state: { items: [{ quantity: 1 }] } });
  await cart.close();

  await saved.open();
  await saved.line(oil).getByRole("link", { name: oil }).click();
  await expect(page).toHaveURL("/products/hair-oil");
  await expect(saved.drawer).toBeHidden();
});

test("recently viewed products are shown above the footer until cleared", async ({
  shop,
  page,
}) => {
  const section = page.getByRole("main").getByRole("region", { name: "Recently viewed" });
  await shop.openProduct("hair-oil");
  await shop.openProduct("conditioner");
  await shop.menu.getByRole("link", { name: "Shop", exact: true }).click();
  await shop.openFromList(capsules);
  await expect(shop.title).toHaveText(capsules);
  await page.mouse.wheel(0, 200);
  await expect(section.getByRole("link")).toHaveText(["Silk Conditioner", oil]);
  await whenIdle(page);
  const item = await section.getByRole("listitem").first().boundingBox();
  const footer = await page.getByRole("contentinfo").boundingBox();
  expect((footer?.y ?? 0) - (item ? item.y + item.height : 0)).toBeGreaterThan(40);

  await section.getByRole("link", { name: "Silk Conditioner" }).click();
  await expect(page).toHaveURL("/products/conditioner");
  await expect(section.getByRole("link")).toHaveText([capsules, oil]);

  await section.getByRole("button", { name: "Clear recently viewed" }).click();
  await expect(page.getByText("Recently viewed products cleared.")).toBeFocused();
  await expect(section).toHaveCount(0);
  const stored = await page.evaluate((key) => localStorage.getItem(key), recentlyViewedKey);
  expect(stored).toContain('"items":[]');
});

test("at most eight are shown, and one that the store lost is forgotten", async ({
  shop,
  page,
  problems,
}) => {
  problems.expect(/status of 404/);
  await storeBeforeVisit(page, recentlyViewedKey, [
    storedProduct("lost"),
    ...Array.from({ length: 100 }, (_, index) => storedProduct(`p-${index}`)),
  ]);
  const links = page
    .getByRole("main")
    .getByRole("region", { name: "Recently viewed" })
    .getByRole("link");
  await shop.openProduct("hair-oil");
  await page.mouse.wheel(0, 200);
  await expect(links).toHaveCount(8);
  await expect(links.first()).toHaveText("lost");

  await links.first().click();
  await expect(shop.title).toHaveText("Product not found");
  await page.goBack();
  await expect(shop.title).toHaveText(oil);
  await expect(links.first()).toHaveText("p-0");
  expect(JSON.stringify(await readStored(page, recentlyViewedKey))).not.toContain("lost");
});
