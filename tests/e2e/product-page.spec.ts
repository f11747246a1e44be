import { atRest } from "../support/at-rest";
import { expect, test } from "../support/shop-fixtures";

test("a product shows title, price, rating, badges and reassurance", async ({ shop, page }) => {
  const response = await shop.openProduct("hair-nutraceutical");

  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle("Hair Nutraceutical | Solenne");
  await expect(shop.title).toHaveText("Hair Nutraceutical");
  const main = page.getByRole("main");
  await expect(main.getByText("4.9 (234 reviews)")).toBeVisible();
  await expect(main.getByText("$67.99").first()).toBeVisible();
  await expect(main.getByText("Best Seller", { exact: true }).first()).toBeVisible();
  for (const line of [
    "Free shipping on orders over $50",
    "30-day money-back guarantee",
    "Made in USA in an FDA-registered facility",
  ]) {
    await expect(main.getByText(line)).toBeVisible();
  }
  await expect(main.getByText(/have not been evaluated by the Food and Drug/)).toBeVisible();
});

test("choosing an option changes price and variant", async ({ shop, page, cart }) => {
  await shop.openProduct("hair-oil");
  await expect(page.getByRole("main").getByText("$14.00").first()).toBeVisible();

  await shop.choose("Size", "50 ml");

  await expect(shop.value("Size", "50 ml")).toBeChecked();
  await expect(page.getByRole("main").getByText("$38.00").first()).toBeVisible();
  await shop.addToCart.click();
  await cart.open();
  await expect(cart.line("Botanical Hair Oil")).toContainText("50 ml");
  await expect(cart.line("Botanical Hair Oil")).toContainText("$38.00 USD");
});

test("the chosen options stand in the address and travel with it", async ({
  shop,
  page,
  context,
}) => {
  await shop.openProduct("growth-strength-shampoo");
  await shop.choose("Size", "500 ml");
  await shop.choose("Delivery", "Every 30 days");
  await expect(page).toHaveURL(/Size=500\+?(?:%20)?ml/);

  const friend = await context.newPage();
  await friend.goto(page.url());

  const main = friend.getByRole("main");
  await expect(main.getByRole("radio", { name: "500 ml" })).toBeChecked();
  await expect(main.getByRole("radio", { name: "Every 30 days" })).toBeChecked();
  await expect(main.getByText("$39.10").first()).toBeVisible();
});

test("two options chosen one right after the other both stay", async ({ shop, page }) => {
  await shop.openProduct("growth-strength-shampoo");
  const slow = await page.context().newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 6 });

  const takenBack = await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const radios = [...document.querySelectorAll<HTMLInputElement>("main input[type=radio]")];
    const another = (than: HTMLInputElement | undefined) => {
      const found = radios.find(({ name, checked }) => !checked && name !== than?.name);
      found?.click();
      return found;
    };
    const pauses = new Set<number>();
    // Whatever the first one makes the page do is under way when the second one comes.
    for (const pause of [90, 150]) {
      const first = another(undefined);
      await new Promise((later) => setTimeout(later, pause));
      const second = another(first);
      for (let frames = 0; frames < 20; frames++) {
        await frame();
        if (!first?.checked || !second?.checked) pauses.add(pause);
      }
    }
    return [...pauses];
  });

  expect(takenBack).toEqual([]);
});

test("a combination that is not made leaves the variant as it was and says so", async ({
  shop,
  page,
  cart,
}) => {
  await shop.openProduct("growth-strength-shampoo");
  await shop.choose("Scent", "Unscented");

  await shop.choose("Size", "500 ml");

  await expect(page.getByText(/We do not make Unscented · 500 ml/)).toBeVisible();
  await expect(page.getByRole("main").getByText("$32.00").first()).toBeVisible();
  await shop.addToCart.click();
  await cart.open();
  await expect(cart.line("Growth & Strength Shampoo")).toContainText("Unscented · 300 ml");
});

test("a variant that is sold out can be looked at but not bought", async ({ shop, page }) => {
  await shop.openProduct("hair-nutraceutical");

  await shop.choose("Supply", "3 months");

  const soldOut = page.getByRole("main").getByRole("button", { name: "Out of Stock" }).first();
  await expect(soldOut).toBeDisabled();
  await expect(shop.option("Supply").getByText("Sold out")).toBeVisible();
  await shop.choose("Supply", "2 months");
  await expect(shop.addToCart).toBeEnabled();
});

test("several pieces go into the cart at once", async ({ shop, page, cart }) => {
  await shop.openProduct("hair-oil");

  await page.getByRole("button", { name: "Increase quantity" }).click();
  await page.getByRole("button", { name: "Increase quantity" }).click();
  await shop.addToCart.click();

  await expect(cart.button).toHaveAccessibleName("Shopping cart, 3 in it");
});

test("a quantity can be wiped out and typed anew", async ({ shop, page, cart }) => {
  await shop.openProduct("hair-oil");
  const quantity = page.getByRole("textbox", { name: "Quantity" });
  await quantity.click();
  await page.keyboard.press("End");

  await page.keyboard.press("Backspace");
  await expect(quantity).toHaveValue("");
  await page.keyboard.type("5");
  await expect(quantity).toHaveValue("5");
  await page.keyboard.press("Enter");

  await expect(cart.button).toHaveAccessibleName("Shopping cart, 5 in it");
});

test("a quantity that is left empty or at none is one", async ({ shop, page, cart }) => {
  await shop.openProduct("hair-oil");
  const quantity = page.getByRole("textbox", { name: "Quantity" });

  await quantity.fill("");
  await quantity.press("Tab");
  await expect(quantity).toHaveValue("1");
  await quantity.fill("0");
  await quantity.press("Enter");

  await expect(quantity).toHaveValue("1");
  await expect(cart.button).toHaveAccessibleName("Shopping cart, 1 in it");
});

test("stepping to an end of the quantity keeps the focus on the button", async ({ shop, page }) => {
  await shop.openProduct("hair-oil");
  const quantity = page.getByRole("textbox", { name: "Quantity" });
  const less = page.getByRole("button", { name: "Decrease quantity" });
  const more = page.getByRole("button", { name: "Increase quantity" });

  await quantity.fill("2");
  await less.press("Enter");
  await expect(less).toBeFocused();
  await less.press("Enter");
  await expect(quantity).toHaveValue("1");
  await expect(less).toBeDisabled();

  await quantity.fill("98");
  await more.press("Enter");
  await expect(more).toBeFocused();
  await more.press("Enter");
  await expect(quantity).toHaveValue("99");
});

test("the gallery shows each picture by its thumbnail and by the arrow keys", async ({
  shop,
  page,
}) => {
  await shop.openProduct("hair-oil");
  const thumbnail = (number: number) => page.getByRole("link", { name: `Picture ${number}:` });
  await expect(thumbnail(4)).toBeVisible();
  const last = await page.getByRole("link", { name: /^Picture \d+:/ }).count();
  await expect(page.getByText(`1 / ${last}`)).toBeVisible();

  await thumbnail(last - 1).click();
  await expect(page.getByText(`${last - 1} / ${last}`)).toBeVisible();
  await expect(thumbnail(last - 1)).toHaveAttribute("aria-current", "true");

  await thumbnail(last - 1).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText(`${last} / ${last}`)).toBeVisible();
  await expect(thumbnail(last)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText(`1 / ${last}`)).toBeVisible();
});

test("the tabs change by pointer and by arrow keys", async ({ shop, page }) => {
  await shop.openProduct("hair-nutraceutical");
  const tab = (name: string) => page.getByRole("tab", { name });
  await expect(page.getByRole("tabpanel", { name: "Description" })).toBeVisible();

  await tab("Key Ingredients").click();
  await expect(page.getByRole("tabpanel", { name: "Key Ingredients" })).toBeVisible();
  await expect(page.getByRole("link", { name: /Our Science/ }).first()).toBeVisible();

  await page.keyboard.press("ArrowRight");
  await expect(tab("How to Use")).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: "How to Use" })).toContainText("label");
  await page.keyboard.press("Home");
  await expect(tab("Description")).toHaveAttribute("aria-selected", "true");
});

test("of the questions one is open at a time, and it can be closed", async ({ shop, page }) => {
  await shop.openProduct("hair-nutraceutical");
  const faq = page.getByRole("region", { name: "Before you start" });
  const answerOf = (text: string) => faq.getByText(text);
  await expect(answerOf("Look between weeks 8 and 12.")).toBeVisible();

  await faq.getByText("Do I take it with food?").click();

  await expect(answerOf("two capsules with a meal")).toBeVisible();
  await expect(answerOf("Look between weeks 8 and 12.")).toBeHidden();
  await faq.getByText("Do I take it with food?").click();
  await expect(answerOf("two capsules with a meal")).toBeHidden();
});

test("a product without a set of its own has the general questions", async ({ shop, page }) => {
  await shop.openProduct("clarifying-scalp-scrub");

  const faq = page.getByRole("region", { name: "Before you start" });
  await expect(faq.getByText("Do you ship internationally?")).toBeVisible();
});

test("related products share a tag, are others, four at most, and can be added", async ({
  shop,
  page,
  cart,
}) => {
  await shop.openProduct("hair-oil");

  const block = page.getByRole("region", { name: "You May Also Like" });
  const titles = block.getByRole("heading", { level: 3 });
  expect(await titles.count()).toBeLessThanOrEqual(4);
  await expect(titles.filter({ hasText: "Botanical Hair Oil" })).toHaveCount(0);
  await block.getByRole("button", { name: "Add After-Wash Scalp Serum" }).click();
  await expect(cart.button).toHaveAccessibleName("Shopping cart, 1 in it");
});

test.describe("with movement", () => {
  test.use({
    viewport: { width: 1100, height: 800 },
    contextOptions: { reducedMotion: "no-preference" },
  });

  test("an arrow of the related products that is pressed twice leads two further", async ({
    shop,
    page,
  }) => {
    await shop.openProduct("hair-oil");
    const block = page.getByRole("region", { name: "You May Also Like" });
    const next = block.getByRole("button", { name: "Next products" });
    await next.scrollIntoViewIfNeeded();
    // Before that, a press is kept, once however often it is made.
    await expect(page.locator("[data-dehydrated]")).toHaveCount(0);

    await next.dblclick();

    const row = block.getByRole("list");
    await atRest(() => row.evaluate((element) => element.scrollLeft));
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await block.getByRole("button", { name: "Previous products" }).dblclick();
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBe(0);
  });
});

test("from one product to a related one everything starts anew", async ({ shop, page }) => {
  await shop.openProduct("hair-oil", "?Size=50+ml");

  await shop.openFromList("After-Wash Scalp Serum");

  await expect(page).toHaveURL("/products/after-wash-scalp-serum");
  await expect(shop.title).toHaveText("After-Wash Scalp Serum");
  await expect(page).toHaveTitle("After-Wash Scalp Serum | Solenne");
  await expect(shop.value("Delivery", "One time")).toBeChecked();
});

test("an unknown product says so with status 404 and a way back", async ({
  shop,
  page,
  problems,
}) => {
  problems.expect(/status of 404/);
  const response = await shop.openProduct("wig");

  expect(response?.status()).toBe(404);
  await expect(shop.title).toHaveText("Product not found");
  await page.getByRole("main").getByRole("link", { name: "Back to Shop" }).click();
  await expect(page).toHaveURL("/shop");
});
