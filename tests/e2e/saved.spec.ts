import { storedCart } from "../support/cart";
import { Saved, savedKey } from "../support/saved";
import { expect, test } from "../support/shop-fixtures";

const oil = "Botanical Hair Oil";
const capsules = "Hair Nutraceutical";

const product = (handle: string, title: string) => ({ handle, title, image: null });

test("a heart on a card keeps a product, on its page takes it back, and survives a reload", async ({
  shop,
  page,
}) => {
  const saved = new Saved(page);
  await shop.openShop();
  await expect(saved.button).toHaveAccessibleName("Saved products");
  await expect(saved.heart(capsules)).toHaveAttribute("aria-pressed", "false");

  await saved.heart(capsules).click();
  await saved.heart(oil).press("Enter");

  await expect(page).toHaveURL("/shop");
  await expect(saved.heart(capsules)).toHaveAttribute("aria-pressed", "true");
  await expect(saved.button).toHaveAccessibleName("Saved products, 2");
  await shop.openProduct("hair-oil");
  await expect(saved.button).toHaveAccessibleName("Saved products, 2");
  await expect(saved.heart(oil)).toHaveAttribute("aria-pressed", "true");
  await saved.heart(oil).click();
  await expect(saved.heart(oil)).toHaveAttribute("aria-pressed", "false");
  await expect(saved.button).toHaveAccessibleName("Saved products, 1");
});

test("the list shows today's price, fills the cart, and gives back what was removed", async ({
  shop,
  cart,
  page,
}) => {
  const saved = new Saved(page);
  await shop.openShop();
  await saved.heart(capsules).click();
  await saved.heart(oil).click();
  await saved.open();
  await expect(saved.lines.getByRole("heading")).toHaveText([oil, capsules]);
  await expect(saved.line(oil)).toContainText("$14.00 USD");
  await expect(saved.drawer).toContainText("2 products");

  await saved.drawer.getByRole("button", { name: `Remove ${oil}` }).click();
  await expect(saved.button).toHaveAccessibleName("Saved products, 1");
  const undo = saved.drawer.getByRole("button", { name: `Undo: put ${oil} back` });
  await expect(undo).toBeFocused();
  await undo.press("Enter");
  await expect(saved.lines.getByRole("heading")).toHaveText([oil, capsules]);
  await expect(saved.drawer.getByRole("button", { name: `Remove ${oil}` })).toBeFocused();

  await saved
    .line(oil)
    .getByRole("button", { name: `Add ${oil}` })
    .click();
  await shop.toast("Added to cart!").getByRole("button", { name: "View cart" }).click();
  await expect(saved.drawer).toBeHidden();
  await expect(cart.line(oil)).toContainText("$14.00 USD");
  expect((await storedCart(page))?.state.items).toHaveLength(1);
  await cart.close();

  await saved.open();
  await saved.line(oil).getByRole("link", { name: oil }).click();
  await expect(page).toHaveURL("/products/hair-oil");
  await expect(saved.drawer).toBeHidden();
});

test("each removal offers its own way back, with the focus on it", async ({ shop, page }) => {
  const saved = new Saved(page);
  await shop.openShop();
  await saved.heart(capsules).click();
  await saved.heart(oil).click();
  await saved.open();

  for (const title of [oil, capsules]) {
    await saved.drawer.getByRole("button", { name: `Remove ${title}` }).press("Enter");
    await expect(
      saved.drawer.getByRole("button", { name: `Undo: put ${title} back` }),
    ).toBeFocused();
  }
});

test("markup, addresses and endless lists in the storage are never run or followed", async ({
  shop,
  page,
}) => {
  const saved = new Saved(page);
  const evil = `<img src=x onerror="document.title='executed'">`;
  const hostile = [
    null,
    { handle: "../../checkout", title: "Way up" },
    { handle: "javascript:alert(1)", title: evil, image: { url: "javascript:alert(1)" } },
    ...Array.from({ length: 5_000 }, (_, index) => product(`p-${index}`, `P ${index}`)),
  ];
  await page.addInitScript(
    ([key, text]) => localStorage.setItem(key ?? "", text ?? ""),
    [savedKey, JSON.stringify(hostile)],
  );
  await shop.openHome();

  await expect(saved.button).toHaveAccessibleName("Saved products, 50");
  await saved.open();

  await expect(saved.lines).toHaveCount(50);
  await expect(saved.lines.first()).toContainText("<img src=x");
  await expect(page).not.toHaveTitle("executed");
  await expect(saved.lines.first()).toContainText("No longer in the shop.");
  await expect(saved.lines.first().getByRole("link")).toHaveCount(0);
});

test("where the browser keeps nothing the list lives in memory and says so", async ({
  shop,
  page,
}) => {
  const saved = new Saved(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    });
  });
  await shop.openShop();

  await saved.heart(oil).click();

  await expect(shop.toast("Saved until you close this tab")).toBeVisible();
  await expect(saved.button).toHaveAccessibleName("Saved products, 1");
  await saved.open();
  await expect(saved.drawer).toContainText("keeps no data for this shop");
  await expect(saved.line(oil)).toContainText("$14.00 USD");
});

test("an empty list says how to fill it and leads on", async ({ shop, page }) => {
  const saved = new Saved(page);
  await shop.openHome();
  await saved.open();

  await expect(saved.drawer).toContainText("Nothing saved yet");
  await saved.drawer.getByRole("link", { name: "Shop all products" }).click();

  await expect(page).toHaveURL("/shop");
  await expect(saved.drawer).toBeHidden();
});
