import { standardProduct } from "../support/catalogs";
import { planCatalog } from "../support/plan-catalog";
import { getCents, inDollars, withShipping } from "../support/prices";
import { expect, test } from "../support/shop-fixtures";

test.use({ storeKind: "faulty" });

const oil = "Botanical Hair Oil";

test("what is sold by subscription only has no one-time purchase, and its card leads to it", async ({
  shop,
  store,
  cart,
  page,
}) => {
  store.sell(planCatalog());
  const { title } = standardProduct("scalp-oil-pearls");
  await shop.openShop();
  await shop
    .card(title)
    .getByRole("link", { name: `Subscribe to ${title}` })
    .click();
  await expect(shop.title).toHaveText(title);
  const purchase = page.getByRole("group", { name: "Purchase" });
  await expect(purchase.getByRole("radio")).toHaveCount(1);
  await expect(purchase.getByRole("radio", { name: /^Subscribe.* \$36\.00/ })).toBeChecked();
  await purchase.getByRole("combobox").selectOption("Delivered every 2 months");
  await shop.addToCart.click();
  await cart.open();

  await expect(cart.line(title)).toContainText("Delivered every 2 months");
  await expect(cart.line(title).getByRole("button", { name: /one-time/ })).toHaveCount(0);
});

test("a plan that is gone at checkout is named at its line; the rest can be bought without it, or it once", async ({
  shop,
  store,
  cart,
  problems,
}) => {
  problems.expect(/Checkout failed/);
  store.sell(planCatalog());
  await shop.openProduct("hair-oil");
  await shop.addToCart.click();
  await shop.choose("Purchase", "Subscribe and save 21% $11.00");
  await shop.addToCart.click();
  store.sell(planCatalog({ removed: "Delivered every month" }));
  await cart.open();
  const subscribed = cart.lines.filter({ hasText: "Delivered every month" });

  await cart.checkoutButton.click();

  await expect(shop.toast("Checkout failed")).toBeVisible();
  await expect(subscribed).toContainText(
    "We can’t deliver this on that schedule right now. Not included in your total.",
  );
  await expect(cart.drawer).toContainText("We’ve marked what it will leave out");
  await expect(cart.lines).toHaveCount(2);
  await expect(cart.total).toHaveText(`${inDollars(withShipping(getCents("hair-oil")))} USD`);
  const rest = await cart.checkOut();
  await expect(rest.summary).toContainText(oil);
  await expect(rest.summary).toContainText("$14.00");
  await expect(rest.summary).not.toContainText("Delivered every month");
  await rest.page.close();

  await cart.open();
  await subscribed.getByRole("button", { name: /^Switch to One-Time/ }).click();
  await expect(cart.line(oil)).toContainText("$28.00 USD");
  const { summary } = await cart.checkOut();
  await expect(summary).toContainText("$28.00");
});
