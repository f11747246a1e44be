import { homeHeadings } from "~/content/home/home-headings";
import { planCatalog, twoRhythmsCatalog } from "../support/plan-catalog";
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
  await dialog.getByRole("radio", { name: "Every 60 days $84.80" }).check();
  await dialog.getByRole("button", { name: "Add Plan to Cart" }).click();
  const line = cart.line("Essentials Plan");
  await expect(line).toContainText("2 months");
  await expect(line).toContainText("Delivered every 2 months");

  const checkout = await cart.checkOut();
  const charge = /Delivered every 2 months, \$84\.80, next charge on \w+ \d+, \d{4}/;
  await expect(checkout.summary).toContainText(charge);
  await expect(checkout.summary).toContainText("A real order would renew until you cancel");
  await checkout.fillIn();
  await checkout.placeOrder.click();
  await expect(checkout.title).toHaveText("Thank you, Ana.");
  await expect(checkout.summary).toContainText(charge);
  await expect(checkout.page.getByText("This test order won’t renew.")).toBeVisible();
});

test("the page of the plans names the rhythms and the saving of the store", async ({
  shop,
  store,
  page,
}) => {
  store.sell(twoRhythmsCatalog());
  await shop.visit("/subscribe");
  await expect(page).toHaveTitle("Subscribe & Save 20% | Solenne");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Subscribe & Save 20%");
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    "content",
    /every 30 or 60 days/,
  );
  const main = page.getByRole("main");
  await expect(main).toContainText(
    "A box every 60 days holds two months’ worth, at twice the price.",
  );
  await expect(main).toContainText("before each delivery, every 30 or 60 days, as you chose");
  await expect(main).not.toContainText(/90 days|15%|three schedules/);
});

test("home names the schedules and the saving of the store", async ({ shop, store, page }) => {
  store.sell(twoRhythmsCatalog());
  await shop.openHome();
  const promotion = page.getByRole("region", {
    name: homeHeadings.subscription,
  });
  await expect(promotion).toContainText("The same formulas, sent every 30 or 60 days.");
  await expect(promotion.getByRole("listitem").first()).toHaveText("Save 20% on every order");
  await expect(promotion).not.toContainText(/90 days|15%/);
});

test("home promises no more than every order saves", async ({ shop, store, page }) => {
  store.sell(planCatalog());
  await shop.openHome();
  await expect(page.getByRole("main")).toContainText("Save 8% on every order");
  await expect(page.getByRole("main")).not.toContainText("15% on every order");
});

for (const path of ["/faq", "/terms"])
  test(`${path} promises no schedule and no saving of another store`, async ({
    shop,
    store,
    page,
  }) => {
    store.sell(twoRhythmsCatalog());
    await shop.visit(path);
    await expect(page.getByRole("main")).toContainText("Three days before each charge");
    await expect(page.getByRole("main")).not.toContainText(/60 or 90 days|15%/);
  });

/** A shop whose owner did not switch selling plans on. */
const testSwitchedOff = test.extend({ shopSettings: { SHOPIFY_SELLING_PLANS: "off" } });

testSwitchedOff(
  "a token without the scope of plans sells everything once",
  async ({ shop, store, cart, page }) => {
    store.sell(planCatalog());
    store.denyPlans();
    await shop.openShop();
    await expect(shop.card("Botanical Hair Oil")).toContainText("$14.00");
    await shop.openProduct("hair-oil");
    await expect(shop.title).toHaveText("Botanical Hair Oil");
    await expect(page.getByRole("radio", { name: /subscribe/i })).toHaveCount(0);
    await shop.addToCart.click();
    await cart.open();
    await expect(cart.line("Botanical Hair Oil")).not.toContainText(/subscribe/i);

    const checkout = await cart.checkOut();
    await expect(checkout.summary).toContainText("$14.00");
    await expect(checkout.summary).not.toContainText("next charge");
  },
);
