import { facts } from "#brand/content/facts.ts";
import { site } from "#brand/content/site.ts";
import { waitUntilStill } from "../support/browser";
import { parseElements } from "../support/served-pages";
import { expect, test } from "../support/shop-fixtures";

const oil = "Botanical Hair Oil";
const serum = "After-Wash Scalp Serum";

test("a product has tabs, questions, images, ingredients, and sold-out values", async ({
  shop,
  page,
}) => {
  expect((await shop.openProduct("hair-nutraceutical"))?.status()).toBe(200);
  await expect(page).toHaveTitle(`Hair Nutraceutical | ${site.name}`);
  await expect(shop.title).toHaveText("Hair Nutraceutical");
  const main = page.getByRole("main");
  for (const text of [
    `${facts.averageRating} (${facts.productReviews} reviews)`,
    "$67.99",
    "Best Seller",
    `Free shipping on orders over $${facts.freeShippingFrom}`,
    `${facts.productGuaranteeDays}-day money-back guarantee`,
    "Made in USA in an FDA-registered facility",
    /have not been evaluated by the Food and Drug/,
  ])
    await expect(main.getByText(text).first()).toBeVisible();

  await test.step("one question is open at a time, and it can be closed", async () => {
    const faq = page.getByRole("region", { name: "Before you start" });
    const [first, second] = ["Look between weeks 8 and 12.", "capsules with a meal"];
    await expect(faq.getByText(first)).toBeVisible();
    await faq.getByText("Do I take it with food?").click();
    await expect(faq.getByText(second)).toBeVisible();
    await expect(faq.getByText(first)).toBeHidden();
    await faq.getByText("Do I take it with food?").click();
    await expect(faq.getByText(second)).toBeHidden();
  });

  await test.step("the gallery shows each entry by its thumbnail, and a link skips all of them", async () => {
    const thumbnail = (number: number) =>
      page.getByRole("link", { name: new RegExp(`^View (?:image|video) ${number}:`) });
    const last = await page.getByRole("link", { name: /^View (?:image|video) \d+:/ }).count();
    const position = (at: number) => page.locator("[aria-live]", { hasText: `${at} / ${last}` });
    await expect(position(1)).toBeVisible();
    await thumbnail(last - 1).click();
    await expect(position(last - 1)).toBeVisible();
    await expect(thumbnail(last - 1)).toHaveAttribute("aria-current", "true");
    await thumbnail(last).press("Enter");
    await expect(position(last)).toBeVisible();
    await page.getByRole("link", { name: "Skip Images" }).press("Enter");
    await expect(shop.title).toBeFocused();
  });

  await test.step("ingredients have doses, evidence, and a complete list", async () => {
    await page.getByRole("tab", { name: "Key Ingredients" }).click();
    const panel = page.getByRole("tabpanel", { name: "Key Ingredients" });
    const collagen = panel.getByRole("listitem").filter({ hasText: "Marine collagen" });
    await expect(collagen).toContainText("2,500 mg");
    await expect(collagen).toContainText("Limited evidence.");
    await expect(collagen).toContainText("Not tested in our formula.");
    await expect(panel.getByRole("strong")).toHaveText(/fish/);
    await expect(panel).toContainText("(hypromellose)");
  });

  await test.step("a sold-out value can be looked at, and takes an email address for when it is back", async () => {
    await shop.choose("Supply", "3 months");
    await expect(main.getByRole("button", { name: "Out of Stock" }).first()).toBeDisabled();
    await expect(shop.option("Supply").getByText("Sold out")).toBeVisible();
    const part = page.getByRole("region", { name: "Tell me when it is back" });
    await part.getByRole("textbox", { name: "Email address" }).fill("ana@example.com");
    await part.getByRole("button", { name: "Notify Me" }).click();
    await expect(part).toContainText("Thanks! We’ll email you when it’s back.");
    await part.getByRole("link", { name: "2 months" }).click();
    await expect(page).toHaveURL(/Supply=2\+months/);
    await expect(part).toBeHidden();
    await expect(shop.addToCart).toBeEnabled();
  });
});

test("options decide the address, price and cart line", async ({ shop, page, cart, request }) => {
  await shop.openProduct("growth-strength-shampoo");
  await shop.choose("Size", "16.9 fl oz (500 ml)");
  await expect(page).toHaveURL(/Size=16\.9\+fl\+oz\+%28500\+ml%29/);
  const shared = await (await request.get(page.url())).text();
  const chosen = parseElements(shared).filter(({ attributes }) => "checked" in attributes);
  expect(chosen.map(({ attributes }) => attributes.value)).toContain("16.9 fl oz (500 ml)");
  expect(shared).toContain("$46.00");

  await shop.addToCart.click();
  await cart.open();
  const lines = cart.line("Growth & Strength Shampoo");
  await expect(lines).toContainText("16.9 fl oz (500 ml)");
  await expect(lines).toContainText("$46.00 USD");
  await cart.close();

  await test.step("a combination that does not exist leaves the variant as it was, and is not added", async () => {
    await shop.choose("Size", "10 fl oz (300 ml)");
    await shop.choose("Scent", "Unscented");
    await shop.choose("Size", "16.9 fl oz (500 ml)");
    const problem =
      /^We don’t make Unscented · 16\.9\sfl\soz \(500\sml\).* The price shown is for Unscented · 10\sfl\soz/;
    const message = page.getByRole("status").filter({ hasText: problem });
    await expect(message).toBeVisible();
    await expect(page.getByRole("main").getByText("$32.00").first()).toBeVisible();
    await expect(shop.addToCart).toBeDisabled();
    await expect(shop.addToCart).toHaveAccessibleDescription(problem);

    await page.getByRole("textbox", { name: "Quantity" }).press("Enter");
    await cart.expectPieces(1);
    await shop.choose("Size", "10 fl oz (300 ml)");
    await expect(message).toHaveCount(0);
    await shop.addToCart.click();
    await cart.expectPieces(2);
  });
});

test("choosing options keeps the place, asks the server nothing and adds no step back", async ({
  shop,
  page,
}) => {
  await shop.openProduct("growth-strength-shampoo");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await shop.option("Size").scrollIntoViewIfNeeded();
  const getPlace = () => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => scrollBy(0, 120));
  const place = await getPlace();
  expect(place).toBeGreaterThan(0);

  await shop.choose("Scent", "Unscented");
  await shop.choose("Size", "10 fl oz (300 ml)");
  await expect(page).toHaveURL(/Scent=Unscented.*Size=10\+fl\+oz/);
  expect(await getPlace()).toBe(place);
  expect(asked.filter((url) => url.includes(".data"))).toEqual([]);

  await test.step("two options chosen one right after the other both stay", async () => {
    await page.evaluate(() => {
      for (const value of ["Rosemary", "16.9 fl oz (500 ml)"])
        document.querySelector<HTMLElement>(`main input[value="${value}"]`)?.click();
    });
    await expect(shop.value("Scent", "Rosemary")).toBeChecked();
    await expect(shop.value("Size", "16.9 fl oz (500 ml)")).toBeChecked();
  });

  await page.goBack();
  await expect(page).toHaveURL("about:blank");
});

test("related products are scrolled two at a time, added and opened", async ({
  shop,
  page,
  cart,
}) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await shop.openProduct("hair-oil", "?Size=1.7+fl+oz+(50+ml)");
  const block = page.getByRole("region", { name: "You May Also Like" });
  const titles = block.getByRole("heading", { level: 3 });
  expect(await titles.count()).toBeLessThanOrEqual(4);
  await expect(titles.filter({ hasText: oil })).toHaveCount(0);

  const next = block.getByRole("button", { name: "Next products" });
  const left = () => block.getByRole("list").evaluate((row) => row.scrollLeft);
  await next.scrollIntoViewIfNeeded();
  // Before that, several presses are replayed as one.
  await expect(page.locator("[data-dehydrated]")).toHaveCount(0);
  await next.dblclick();
  await waitUntilStill(left);
  await expect(next).toHaveAttribute("aria-disabled", "true");
  await block.getByRole("button", { name: "Previous products" }).dblclick();
  await expect.poll(left).toBe(0);

  await block.getByRole("button", { name: `Add ${serum}` }).click();
  await cart.expectPieces(1);
  await shop.openFromList(serum);
  await expect(page).toHaveURL("/products/after-wash-scalp-serum");
  await expect(shop.title).toHaveText(serum);
  await expect(page).toHaveTitle(`${serum} | ${site.name}`);
  await expect(shop.addToCart).toBeEnabled();
});
