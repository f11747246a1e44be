import { expect, test, testOnPhone } from "../support/shop-fixtures";

// What assistive technology reads, with every child, in the files of `aria/`. After a change that is meant:
// npm run test:e2e -- aria --update-snapshots. Review the difference as text.

test("the header with its menu", async ({ shop, page }) => {
  await shop.openHome();

  await expect(page.getByRole("banner")).toMatchAriaSnapshot({ name: "menu.yml" });
});

testOnPhone("the menu of a phone", async ({ shop, page }) => {
  await shop.openHome();
  await page.getByRole("button", { name: "Menu" }).click();

  await expect(page.getByRole("dialog", { name: "Menu" })).toMatchAriaSnapshot({
    name: "phone-menu.yml",
  });
});

test("the buy box, with options and a subscription", async ({ shop, page }) => {
  await shop.openProduct("growth-strength-shampoo");
  const buyBox = page
    .getByRole("main")
    .locator("form")
    .filter({ has: page.getByRole("button", { name: "Add to Cart" }) });

  await expect(buyBox).toMatchAriaSnapshot({ name: "buy-box.yml" });
});

test("the cart with two lines", async ({ shop, cart }) => {
  await shop.openProduct("hair-oil");
  await shop.addToCart.click();
  await cart.openWith("shampoo");
  await expect(cart.lines).toHaveCount(2);

  await expect(cart.drawer).toMatchAriaSnapshot({ name: "cart.yml" });
});

test("the quiz, at its first question", async ({ quiz }) => {
  await quiz.open();

  await expect(quiz.container).toMatchAriaSnapshot({ name: "quiz.yml" });
});

test("the filter, with a value that is chosen", async ({ shop, page }) => {
  await shop.visit("/shop?concern=dryness");
  await page.getByRole("button", { name: /^Filter/ }).click();
  const panel = page.getByRole("dialog", { name: "Filter and sort" });

  await expect(panel).toMatchAriaSnapshot({ name: "filter.yml" });
});

test("the checkout", async ({ cart }) => {
  await cart.openWith("hair-oil");
  const checkout = await cart.checkOut();

  await expect(checkout.page.locator("body")).toMatchAriaSnapshot({ name: "checkout.yml" });
});
