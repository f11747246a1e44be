import type { Locator } from "@playwright/test";
import { facts } from "#brand/content/facts.ts";
import { cautionCopy } from "#brand/content/product/caution.ts";
import { getBoxCents, getCents, inDollars, subscribed } from "../support/prices";
import { expect, test, testOnPhone } from "../support/shop-fixtures";

for (const handle of ["hair-nutraceutical", "growth-strength-shampoo", "complete-plan"])
  test(`the button of ${handle} is above the fold, and its bar comes once it is not`, async ({
    shop,
    page,
  }) => {
    await shop.openProduct(handle);
    const bar = page.getByRole("region", { name: "Purchase options" });
    await expect(shop.addToCart).toBeInViewport({ ratio: 1 });
    await expect(bar).toBeHidden();

    await page.getByRole("tablist", { name: "About this product" }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 900);
    await expect(bar.getByRole("button", { name: "Add to Cart" })).toBeInViewport({ ratio: 1 });
  });

test("the ingredients of a product have doses, evidence, and a complete list to copy", async ({
  shop,
  page,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await shop.openProduct("hair-nutraceutical");
  await page.getByRole("tab", { name: "Key Ingredients" }).click();
  const panel = page.getByRole("tabpanel", { name: "Key Ingredients" });
  const collagen = panel.getByRole("listitem").filter({ hasText: "Marine collagen" });
  await expect(collagen).toContainText("2,500 mg");
  await expect(collagen).toContainText("Limited evidence.");
  await expect(collagen).toContainText("Not tested in our formula.");
  await expect(panel.getByRole("strong")).toHaveText(/fish/);

  await panel.getByRole("button", { name: "Copy Ingredients" }).click();
  await expect(shop.toast("Ingredients copied to clipboard!")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("(hypromellose)");
});

test("a supplement and a kit with one say at the button who should not take it, a conditioner does not", async ({
  shop,
  page,
}) => {
  for (const [handle, count] of [
    ["hair-nutraceutical-45", 1],
    ["complete-wellness-kit", 1],
    ["conditioner", 0],
  ] as const) {
    await shop.openProduct(handle);
    await expect(page.getByRole("link", { name: cautionCopy.link })).toHaveCount(count);
  }
});

test("a kit shows what is in it with prices, their sum, and what it saves", async ({
  shop,
  page,
}) => {
  await shop.openProduct("self-care-ritual-bundle");
  const box = page.getByRole("region", { name: "In the box" });
  await expect(box.getByRole("listitem")).toHaveText([
    /Clarifying Scalp Scrub.*\$40\.00/,
    /Gentle Daily Shampoo.*\$28\.00/,
    /Silk Conditioner.*\$30\.00/,
  ]);
  await expect(box).toContainText(/Bought one by one\$98\.00You save\$23$/);

  await shop.openProduct("holiday-glow-bundle");
  await expect(box).toContainText(
    /Bought one by one\$\d+\.\d\dRegular price\$165\.00You save\$36$/,
  );
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
  await cart.drawer.getByRole("link", { name: "Which of the two is mine?" }).click();
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

test("a plan begins with its subscription, and its box can be bought once", async ({
  shop,
  page,
}) => {
  await shop.openProduct("essentials-plan");
  const options = page.getByRole("group", { name: "Purchase" }).getByRole("radio");
  await expect(options.first()).toBeChecked();
  const box = getBoxCents("essentials-plan", 1);
  await expect(page.getByRole("main")).toContainText(inDollars(box.subscribed));
  const purchase = page.getByRole("group", { name: "Purchase" });
  await expect(purchase.getByText("Every 30 days"), "it is the only schedule").toHaveCount(1);
  await options.last().check();
  await expect(options.last()).toBeChecked();
  await expect(page.getByRole("main")).toContainText(inDollars(box.once));
});

test("a product above the threshold says beside the rule that it ships free", async ({
  shop,
  page,
}) => {
  const line = page
    .getByRole("listitem")
    .filter({ hasText: `Free shipping on orders over $${facts.freeShippingFrom}` });
  await shop.openProduct("hair-nutraceutical");
  await expect(line).toContainText("This ships free.");
  await shop.openProduct("shampoo");
  await expect(line).not.toContainText("This ships free.");
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
      `Next ${inDollars(price)} in 30 days. Skip or cancel by email.`,
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

test("a sold-out choice offers what is in stock, and takes an email address for when it is back", async ({
  shop,
  page,
}) => {
  await shop.openProduct("hair-nutraceutical", "?Supply=3+months");
  const part = page.getByRole("region", { name: "Tell me when it is back" });
  await part.getByRole("textbox", { name: "Email address" }).fill("ana@example.com");
  await part.getByRole("button", { name: "Tell Me" }).click();
  await expect(part).toContainText("Thanks! We’ll email you when it is back.");

  await part.getByRole("link", { name: "2 months" }).click();
  await expect(page).toHaveURL(/Supply=2\+months/);
  await expect(part).toBeHidden();
  await expect(shop.addToCart).toBeEnabled();
});

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

test("two products that are alike are compared, with doses, for whom, and the price of a day or an ounce", async ({
  shop,
  page,
}) => {
  await shop.openProduct("hair-nutraceutical");
  await page.getByRole("link", { name: "Compare with Hair Nutraceutical 45+" }).click();
  const table = page.getByRole("table", { name: "Which of the two is mine?" });
  await expect(table).toBeInViewport();
  await expect(table.getByRole("row").filter({ hasText: "Marine collagen" })).toHaveText(
    /2,500\smg.*3,000\smg/,
  );
  await expect(table).toContainText("$2.27 a day");
  await expect(table.getByText("pregnant")).toHaveCount(1);
  await table.getByRole("link", { name: "Hair Nutraceutical 45+" }).click();
  await expect(page).toHaveURL(/hair-nutraceutical-45#compare/);

  await shop.openProduct("shampoo");
  await expect(page.getByRole("main")).toContainText("$2.80 per fl oz");
});

test("wherever a supplement with saw palmetto is sold, it says who should not take it", async ({
  shop,
  page,
}) => {
  const caution = (part: Locator) => part.getByText(cautionCopy.pregnancy).first();
  await shop.visit("/holidays");
  await expect(caution(page.getByRole("main"))).toBeVisible();

  await shop.openProduct("complete-wellness-kit");
  await expect(caution(page.getByRole("main"))).toBeVisible();

  await shop.visit("/subscribe");
  await page.getByRole("button", { name: "Choose Essentials" }).click();
  await expect(caution(page.getByRole("dialog", { name: "Essentials Plan" }))).toBeVisible();
});
