import { site } from "~/content/site";
import { expect, test, testOnPhone } from "../support/shop-fixtures";

// What assistive technology reads, with every child, in the files of `aria/`. After a change that is meant:
// npm run test:e2e -- aria --update-snapshots. Review the difference as text. Brand and facts are patterns there:
// put them back where the update writes them out.

test("a product's page: the header with its menu, and the buy box with a subscription", async ({
  shop,
  page,
}) => {
  await shop.openProduct("growth-strength-shampoo");
  const buyBox = page
    .getByRole("main")
    .locator("form")
    .filter({ has: page.getByRole("button", { name: "Add to Cart" }) });

  const home = page.getByRole("banner").getByRole("link", { name: site.name, exact: true });
  await expect.soft(home).toHaveAttribute("href", "/");
  await expect.soft(page.getByRole("banner")).toMatchAriaSnapshot({ name: "menu.yml" });
  await expect.soft(buyBox).toMatchAriaSnapshot({ name: "buy-box.yml" });
});

testOnPhone("the menu of a phone", async ({ shop, page }) => {
  await shop.visit("/contact");
  await page.getByRole("button", { name: "Menu" }).click();

  await expect(page.getByRole("dialog", { name: "Menu" })).toMatchAriaSnapshot({
    name: "phone-menu.yml",
  });
});

test("a purchase: the filter with a value, the cart with two lines, and the checkout", async ({
  shop,
  page,
  cart,
}) => {
  await shop.visit("/shop?concern=dryness");
  await page.getByRole("button", { name: /^Filter/ }).click();
  const panel = page.getByRole("dialog", { name: "Filter and sort" });
  await expect.soft(panel).toMatchAriaSnapshot({ name: "filter.yml" });

  await panel.getByRole("button", { name: "Close filters" }).click();
  await shop.addFromList("Botanical Hair Oil");
  await shop.addFromList("Gentle Daily Shampoo");
  await cart.open();
  await expect(cart.lines).toHaveCount(2);
  await expect.soft(cart.drawer).toMatchAriaSnapshot({ name: "cart.yml" });

  await cart.remove("Gentle Daily Shampoo");
  await expect(cart.lines).toHaveCount(1);
  const checkout = await cart.checkOut();
  const home = checkout.page.getByRole("link", { name: site.name, exact: true });
  await expect.soft(home).toBeVisible();
  await expect.soft(checkout.page.locator("body")).toMatchAriaSnapshot({ name: "checkout.yml" });
});

test("the quiz, at its first question", async ({ quiz }) => {
  await quiz.open();

  await expect(quiz.container).toMatchAriaSnapshot({ name: "quiz.yml" });
});
