import { expectAccessible } from "../support/accessibility";
import { Saved } from "../support/saved";
import { Search } from "../support/search";
import { expect, test } from "../support/shop-fixtures";

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`search, saved and recently viewed products are accessible at ${viewport.width} pixels`, async ({
    shop,
    cart,
    page,
  }) => {
    const search = new Search(page);
    const saved = new Saved(page);
    await page.setViewportSize(viewport);
    await shop.visit("/search?q=oil");
    await search.open();
    await expectAccessible(page);
    await search.field.fill("oil");
    await expect(search.group("Products").first()).toContainText("Botanical Hair Oil");
    await search.field.press("ArrowDown");
    await expect(search.active).toHaveCount(1);
    await expectAccessible(page);
    await search.field.fill("qqqq");
    await expect(search.dialog).toContainText("Nothing found");
    await expectAccessible(page);
    await page.keyboard.press("Escape");

    await shop.openProduct("hair-oil");
    await saved.heart("Botanical Hair Oil").click();
    await saved.open();
    await expect(saved.lines).toContainText("$14.00 USD");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await cart.open();
    await expect(cart.drawer.getByRole("region", { name: "Recently viewed" })).toBeVisible();
    await expectAccessible(page);
  });
}

test("at 320 pixels the header holds all its buttons, each large enough, and nothing scrolls aside", async ({
  shop,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await shop.visit("/search?q=oil");
  for (const name of ["Menu", "Search", "Saved products", "Shopping cart"]) {
    const box = await page.getByRole("banner").getByRole("button", { name }).boundingBox();
    expect(box, name).toMatchObject({ width: 44, height: 44 });
    expect(box?.x ?? -1, name).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 400) + 44, name).toBeLessThanOrEqual(320);
  }
  const sideways = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await sideways()).toBe(0);
});
