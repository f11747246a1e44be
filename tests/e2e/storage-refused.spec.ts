import { expect, test } from "../support/shop-fixtures";

test("where the browser refuses storage, pages are opened, left and reloaded without an error", async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
  });

  await shop.visit("/products/hair-oil");
  await shop.menu.getByRole("link", { name: "Blog" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "The Journal" })).toBeVisible();
  await page.goBack();
  await expect(shop.title).toHaveText("Botanical Hair Oil");
  await shop.visit("/blog");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "The Journal" })).toBeVisible();
});
