import { facts } from "~/content/facts";
import { homeHeadings } from "~/content/home/home-headings";
import { site } from "~/content/site";
import { planCatalog, twoSchedulesCatalog } from "../support/plan-catalog";
import { getBoxCents, inDollars } from "../support/prices";
import { readPage } from "../support/served-pages";
import { expect, test } from "../support/shop-fixtures";

test.use({ storeKind: "faulty" });

/** The saving that our texts name until a store has answered. */
const ours = `${facts.subscriptionDiscountPercent}%`;

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
  const charge = `Delivered every 2 months, ${price}, next charge on `;
  await expect(checkout.summary).toContainText(charge);
  await expect(checkout.summary).toContainText("A real order would renew until you cancel");
  await checkout.fillIn();
  await checkout.placeOrder.click();
  await expect(checkout.title).toHaveText("Thank you, Ana.");
  await expect(checkout.summary).toContainText(charge);
  await expect(checkout.page.getByText("This test order won’t renew.")).toBeVisible();
});

test("the pages that read the catalog name the schedules and the saving of the store, the others none", async ({
  request,
  store,
}) => {
  store.sell(twoSchedulesCatalog());

  await test.step("the page of the plans", async () => {
    const { title, description, elements, text } = await readPage(request, "/subscribe");
    expect(title).toBe(`Subscribe & Save 20% | ${site.name}`);
    expect(elements.find(({ name }) => name === "h1")?.text).toBe("Subscribe & Save 20%");
    expect(description).toMatch(/every 30 or 60 days/);
    expect(text).toContain("A box every 60 days holds two months’ worth, at twice the price.");
    expect(text).toContain("before each delivery, every 30 or 60 days, as you chose");
    expect(text).not.toMatch(new RegExp(`or 90 days|${ours}|three schedules`));
  });

  await test.step("home", async () => {
    const { elements } = await readPage(request, "/");
    const start = elements.findLastIndex(
      ({ name, text }) => name === "section" && text.includes(homeHeadings.subscription),
    );
    const promotion = elements[start];
    const firstItem = elements.slice(start).find(({ name }) => name === "li");
    expect(promotion?.text).toContain("The same formulas, sent every 30 or 60 days.");
    expect(firstItem?.text).toBe("Save 20% on every order");
    expect(promotion?.text).not.toMatch(new RegExp(`or 90 days|${ours}`));
  });

  for (const path of ["/faq", "/terms"])
    await test.step(path, async () => {
      const { text } = await readPage(request, path);
      expect.soft(text).toContain("Three days before each charge");
      expect.soft(text).not.toMatch(new RegExp(`or 90 days|${ours}`));
    });
});

test("home promises no more than every order saves", async ({ request, store }) => {
  store.sell(planCatalog());
  const { text } = await readPage(request, "/");
  expect(text).toContain("Save 8% on every order");
  expect(text).not.toContain(`${ours} on every order`);
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
    await shop.openFromList("Botanical Hair Oil");
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
