import { facts } from "#brand/content/facts.ts";
import { getCents, inDollars, subscribed } from "../support/prices";
import { expect, test, testOnPhone } from "../support/shop-fixtures";

test("the button of a product is above the fold, and its bar comes once it is not", async ({
  shop,
  page,
}) => {
  const bar = page.getByRole("region", { name: "Purchase options" });
  for (const handle of ["hair-nutraceutical", "growth-strength-shampoo", "complete-plan"])
    await test.step(handle, async () => {
      await shop.openProduct(handle);
      await expect(shop.addToCart).toBeInViewport({ ratio: 1 });
      await expect(bar).toBeHidden();

      await page.getByRole("tablist", { name: "About this product" }).scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 900);
      await expect(bar.getByRole("button", { name: "Add to Cart" })).toBeInViewport({ ratio: 1 });
    });
});

test("two supplements that are too much for one person are named in the cart, and compared", async ({
  cart,
  quiz,
  page,
}) => {
  await cart.fillBeforeVisit("essentials-plan");
  await cart.openWith("hair-nutraceutical-45");
  const note = cart.drawer.getByText(/ add up to 640\smg of saw palmetto a day/);
  await expect(note).toContainText("Essentials Plan and Hair Nutraceutical 45+");

  // Once the catalog is loaded, and with it what the lines say below them.
  await expect(cart.drawer.getByRole("region", { name: "You may also like" })).toBeVisible();
  await cart.drawer.getByRole("link", { name: "Which one is right for me?" }).click();
  await expect(page).toHaveURL(/hair-nutraceutical#compare$/);
  await expect(cart.drawer).toBeHidden();

  await cart.open();
  await cart
    .line("Essentials Plan")
    .getByRole("button", { name: /^Remove / })
    .click();
  await expect(note).toBeHidden();
  await cart.close();
  await quiz.openRoutine();
  await expect(quiz.summary).toContainText(
    "Hair Nutraceutical and Hair Nutraceutical 45+ add up to 640",
  );
});

testOnPhone(
  "a cart with a subscription and another line shows both, and what comes next",
  async ({ shop, cart, page }) => {
    await shop.openProduct("hair-nutraceutical");
    await page.getByRole("radio", { name: /^Subscribe and save/ }).check();
    await shop.addToCart.click();
    await shop.openProduct("growth-strength-shampoo");
    await shop.addToCart.click();
    await cart.open();

    await expect(cart.lines).toHaveCount(2);
    for (const title of ["Hair Nutraceutical", "Growth & Strength Shampoo"])
      await expect(
        cart.line(title).getByRole("button", { name: /^Remove / }),
        title,
      ).toBeInViewport({ ratio: 1 });
    const price = subscribed(getCents("hair-nutraceutical"));
    await expect(cart.lines.first()).toContainText(
      `Renews every 30 days at ${inDollars(price)} until you cancel.`,
    );
    await expect(cart.drawer).toContainText("Shipping (US)Free");
    await expect(cart.drawer).toContainText(
      `Estimated total${inDollars(price + getCents("growth-strength-shampoo"))} USD`,
    );
    await expect(cart.drawer).toContainText(
      `${facts.productGuaranteeDays}-day money-back guarantee`,
    );
  },
);

testOnPhone(
  "the phone’s shop begins above the middle, and as a list shows two columns, also after a reload",
  async ({ shop, page }) => {
    await shop.visit("/shop");
    const cards = page.getByRole("main").getByRole("article");
    const box = await cards.first().boundingBox();
    expect(box?.y).toBeLessThan(520);

    await page.getByRole("button", { name: "View As List" }).click();
    await page.reload();
    await expect(page.getByRole("button", { name: "View As Row" })).toBeVisible();
    const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
    expect(first?.y).toBe(second?.y);
    expect(second?.x).toBeGreaterThan(195);
  },
);

test("Back to Shop leads to the filtered list that the visitor came from, and otherwise to all products", async ({
  shop,
  page,
}) => {
  const list = "/shop?concern=dryness";
  await shop.visit(list);
  await shop
    .card("Botanical Hair Oil")
    .getByRole("link", { name: "Botanical Hair Oil" })
    .first()
    .click();
  await shop.choose("Size", "1.7 fl oz (50 ml)");
  await page.getByRole("link", { name: "Back to Shop" }).click();
  await expect(page).toHaveURL(list);

  await shop.openProduct("hair-oil");
  await page.getByRole("link", { name: "Back to Shop" }).click();
  await expect(page).toHaveURL("/shop");
});
