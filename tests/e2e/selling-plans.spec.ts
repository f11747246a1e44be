import { planCatalog } from "../support/plan-catalog";
import { getBoxCents, inDollars } from "../support/prices";
import { expect, test } from "../support/shop-fixtures";

test.use({ storeKind: "faulty" });

test("a plan of another store is bought, and order and checkout say when the next charge is", async ({
  shop,
  store,
  cart,
  page,
}) => {
  store.sell(planCatalog());
  await shop.visit("/subscribe");
  await page.getByRole("button", { name: "Choose Essentials" }).click();
  const dialog = page.getByRole("dialog", { name: "Essentials Plan" });
  // A fifth less than the box bought once.
  const price = inDollars(0.8 * getBoxCents("essentials-plan", 2).once);
  await dialog.getByRole("radio", { name: `Every 60 days ${price}` }).check();
  await dialog.getByRole("button", { name: "Add Plan to Cart" }).click();
  const line = cart.line("Essentials Plan");
  await expect(line).toContainText("2 months");
  await expect(line).toContainText("Delivered every 2 months");

  const checkout = await cart.checkOut();
  const charge = "Delivered every 2 months, next charge on ";
  const renewal = checkout.page.getByText(`Renews every 60 days at ${price} until you cancel.`);
  await expect(checkout.summary).toContainText(charge);
  await checkout.page.setViewportSize({ width: 390, height: 844 });
  await expect(renewal).toBeVisible();
  await checkout.page.setViewportSize({ width: 1440, height: 900 });
  await checkout.fillIn();
  await checkout.placeOrder.click();
  await expect(checkout.title).toHaveText("Thank you, Ana.");
  await expect(checkout.summary).toContainText(charge);
  await expect(renewal).toBeVisible();
  await expect(checkout.page.getByText("This test order won’t renew.")).toBeVisible();
});
