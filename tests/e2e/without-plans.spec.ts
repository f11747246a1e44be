import { expectAccessibleAt } from "../support/page-shape";
import { getBoxCents, inDollars } from "../support/prices";
import { expect, test } from "../support/shop-fixtures";

// A shop whose owner did not switch selling plans on. What its pages say as served: tests/served.
test.use({ storeKind: "faulty", shopSettings: { SHOPIFY_SELLING_PLANS: "off" } });

test("without selling plans a plan is one box, at the store's price, bought once", async ({
  shop,
  cart,
  page,
}) => {
  await shop.visit("/subscribe");
  await expect(page.getByRole("button", { name: /^Choose/ })).toHaveCount(0);
  await expectAccessibleAt(page, [390, 1440]);

  await shop.card("Essentials").getByRole("link", { name: "View Essentials" }).click();
  await expect(shop.title).toHaveText("Essentials Plan");
  await expect(page.getByRole("radio", { name: /subscribe/i })).toHaveCount(0);
  await shop.addToCart.click();
  await cart.open();
  await expect(cart.line("Essentials Plan")).toContainText(
    `${inDollars(getBoxCents("essentials-plan", 1).once)} USD`,
  );
});
