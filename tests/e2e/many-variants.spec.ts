import { catalogWith, scrunchie } from "../support/catalogs";
import { expect, test, testOnPhone } from "../support/shop-fixtures";

for (const visit of [test, testOnPhone]) visit.use({ storeKind: "faulty" });

const manyVariants = catalogWith(scrunchie());
/** The first ten are all sizes of Rose and four of Sand. */
const notFetched = "?Color=Ink&Size=20+mm";
const problem = "You can’t order Ink · 20 mm on this page.";

test("a choice that the page does not have is not called unmade, and cannot be added", async ({
  shop,
  store,
  cart,
  page,
}) => {
  store.sell(manyVariants);
  await shop.openProduct("silk-scrunchie", "?Size=60+mm");
  await expect(shop.option("Color").getByText("Ask us")).toBeVisible();

  // By keyboard: the arrow chooses the next color.
  await shop.value("Color", "Rose").focus();
  await page.keyboard.press("ArrowRight");
  await expect(shop.value("Color", "Sand")).toBeChecked();
  const reason =
    /^You can’t order Sand · 60 mm on this page\. The price shown is for Rose · 60 mm\./;
  await expect(page.getByRole("status").filter({ hasText: reason })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("We don’t make");
  await expect(page.getByRole("main").getByText("for Rose · 60 mm", { exact: true })).toBeVisible();
  await expect(shop.addToCart).toBeDisabled();
  await expect(shop.addToCart).toHaveAccessibleDescription(reason);
  await page.getByRole("textbox", { name: "Quantity" }).press("Enter");

  await shop.choose("Size", "50 mm");
  await expect(page.getByRole("main").getByText("$14.00").first()).toBeVisible();
  await shop.addToCart.click();
  await cart.expectPieces(1);
  await cart.open();
  await expect(cart.line("Silk Scrunchie")).toContainText("Sand · 50 mm");
});

testOnPhone(
  "the address of a choice that the page does not have adds nothing, as the bar of a phone says, until another is chosen",
  async ({ shop, store, cart, page }) => {
    store.sell(manyVariants);
    await shop.openProduct("silk-scrunchie", notFetched);
    const status = page.getByRole("status").filter({ hasText: problem });
    await expect(status).toBeVisible();
    await expect(shop.addToCart).toBeDisabled();

    await page.getByRole("heading", { name: "Before you start" }).scrollIntoViewIfNeeded();
    const bar = page.getByRole("region", { name: "Purchase options", exact: true });
    await expect(bar.getByText(problem)).toBeInViewport();
    await expect(bar).not.toContainText("$");
    const add = bar.getByRole("button", { name: "Add to Cart" });
    await expect(add).toBeDisabled();
    await expect(add).toHaveAccessibleDescription(new RegExp(`^${problem}`));

    await shop.choose("Color", "Sand");
    await expect(status).toHaveCount(0);
    await shop.addToCart.click();
    await cart.open();
    await expect(cart.line("Silk Scrunchie")).toContainText("Sand · 20 mm");
  },
);

test("a link to a variant that the page does not have opens no other in silence, and one to a cart with it says whom to ask", async ({
  shop,
  store,
  cart,
  page,
}) => {
  store.sell(manyVariants);
  await shop.openProduct("silk-scrunchie", "?variant=13");
  const reason = /^You can’t order the option in your link on this page\. .+ contact us\.$/;
  await expect(page.getByRole("status").filter({ hasText: reason })).toBeVisible();
  await expect(shop.addToCart).toBeDisabled();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);

  await shop.choose("Size", "50 mm");
  await expect(page).toHaveURL(/\?Color=Rose&Size=50\+mm$/);
  await shop.addToCart.click();
  await cart.open();
  await expect(cart.line("Silk Scrunchie")).toContainText("Rose · 50 mm");

  await page.goto("/cart/13:1");
  await expect(page.getByText("We can’t add 1 product in this link here.")).toBeVisible();
  await page.getByRole("button", { name: "Contact Us" }).click();
  await expect(page).toHaveURL("/contact");
});
