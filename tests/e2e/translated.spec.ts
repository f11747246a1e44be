import { avoidCopy } from "#brand/content/product/avoid.ts";
import { planDialogCopy } from "#brand/content/subscribe/subscribe.ts";
import { whenIdle } from "../support/browser";
import { kinds } from "../support/page-paths";
import { expect, test } from "../support/shop-fixtures";
import { keepTranslated } from "../support/translate-page";

test.beforeEach(({ context }) => keepTranslated(context));

test("translated pages are not rendered anew, and lead to others", async ({ page, shop, problems }) => {
  problems.expect(/404.*no-such-page/);
  for (const path of kinds)
    await test.step(path, async () => {
      await page.goto(path);
      const served = await page.locator("main :is(h1, section, form), footer").elementHandles();
      await whenIdle(page);
      for (const part of served) expect(await part.evaluate((node) => node.isConnected)).toBe(true);
      await expect(shop.title.locator("font font").first()).toBeAttached();
    });
  await page.getByRole("contentinfo").getByRole("link", { name: "Accessibility" }).click();
  await expect(shop.title).toHaveText("A shop that everyone can use");
});

test("a translated page shows what is chosen, bought and avoided", async ({ page, shop, cart }) => {
  await shop.openProduct("hair-nutraceutical");
  const main = page.getByRole("main");
  const price = main.getByText("USD").first().locator("xpath=ancestor::p");
  await shop.choose("Supply", "2 months");
  await expect(price).toContainText("$129.18 USD");
  await main.getByRole("radio", { name: /^Subscribe/ }).check();
  await expect(price).toContainText("$109.80 USD");
  await main.getByRole("button", { name: "Increase quantity" }).click();
  await main.getByRole("link", { name: /^View image 2/ }).click();
  await expect(main.getByText("2 / 6")).toBeVisible();

  await main.getByRole("link", { name: /^View full size/ }).first().click();
  const images = page.getByRole("dialog", { name: "Hair Nutraceutical" });
  await images.getByRole("button", { name: "Next image" }).click();
  await expect(images.getByText("2 / 5")).toBeVisible();
  await page.keyboard.press("Escape");

  await main.getByRole("tab", { name: "Key Ingredients" }).click();
  await main.locator("summary", { hasText: avoidCopy.title }).click();
  await main.getByRole("checkbox", { name: "Fish" }).check();
  await expect(main.getByText("Contains fish, which you avoid.").first()).toBeVisible();
  await main.getByRole("button", { name: avoidCopy.clear }).click();
  await expect(main.getByText("Contains fish, which you avoid.")).toHaveCount(0);

  await shop.addToCart.click();
  await cart.expectPieces(2);
  await cart.open();
  const line = cart.line("Hair Nutraceutical");
  await expect(line).toContainText("$219.60 USD");
  await cart.more("Hair Nutraceutical");
  await expect(line).toContainText("$329.40 USD");
  await line.getByRole("button", { name: /^Buy Once/ }).click();
  await expect(line).toContainText("$387.54 USD");
  await expect(cart.total).toContainText("$387.54 USD");
  await cart.drawer.getByText("Discount code", { exact: true }).first().click();
  await cart.drawer.getByRole("textbox", { name: "Discount code" }).fill("WELCOME10");
  await page.keyboard.press("Enter");
  await expect(cart.drawer).toContainText("WELCOME10");
  await cart.remove("Hair Nutraceutical");
  await cart.undo("Hair Nutraceutical");
  await expect(line).toContainText("$387.54 USD");
  const checkout = await cart.checkOut();
  await expect(checkout.summary).toContainText("$387.54");
});

test("translated dialogs show what is searched, saved, filtered, planned and answered", async ({
  page,
  shop,
  search,
  saved,
  cart,
  quizDialog,
}) => {
  await shop.visit("/shop");
  await search.openWith("serum");
  await expect(search.products.first()).toContainText("Serum");
  await search.field.fill("oil");
  await expect(search.products.first()).toContainText("Oil");
  await search.field.fill("zzzz");
  await expect(search.options).toHaveCount(0);
  await page.keyboard.press("Escape");

  await saved.heart("Botanical Hair Oil").click();
  await saved.open();
  await expect(saved.drawer).toContainText("1 product");
  for (const name of [/^Remove /, /^Undo removing /])
    await saved.drawer.getByRole("button", { name }).click();
  await expect(saved.line("Botanical Hair Oil")).toContainText("$14.00 USD");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: /^Filter/ }).click();
  const filters = page.getByRole("dialog", { name: "Filter and sort" });
  await filters.getByRole("checkbox", { name: "Under $25" }).check();
  await filters.getByRole("button", { name: "Show 1 Product" }).click();
  await expect(shop.list.getByText("Showing 1 product")).toBeVisible();

  await shop.visit("/subscribe");
  await page.getByRole("button", { name: "Choose Essentials" }).click();
  const plan = page.getByRole("dialog", { name: "Essentials Plan" });
  await plan.getByText("Every 60 days", { exact: true }).click();
  await expect(plan.getByText("Two months’ worth").first()).toBeVisible();
  await plan.getByRole("button", { name: planDialogCopy.add }).click();
  await expect(cart.line("Essentials Plan")).toContainText("Every 60 days");

  await page.setViewportSize({ width: 390, height: 844 });
  await quizDialog.open();
  await quizDialog.answer(["Thinning", "Moderate", "Heat styling, Swimming"]);
  await quizDialog.answer(["Very little", "$200+", "60-day plan"]);
  await expect(quizDialog.summary).toContainText(/Total\s*\$187\.99 USD/);
  await quizDialog.close();
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Blog" }).click();
  const field = page.getByRole("main").getByRole("searchbox");
  await field.fill("wash");
  const status = page.getByRole("status").filter({ hasText: "for “wash”" });
  await expect(status).toHaveText(/^\d+ articles? for “wash”$/);
  await field.fill("");
  await expect(status).toHaveCount(0);
  await shop.visit("/faq");
  await page.getByRole("searchbox", { name: "Search the answers" }).fill("breastfeeding palmetto");
  await expect(page.getByRole("main").getByRole("status")).toHaveText("1 answer found.");
});
