import { avoidCopy } from "#brand/content/product/avoid.ts";
import { whenIdle } from "../support/browser";
import { kinds } from "../support/page-paths";
import { expect, test } from "../support/shop-fixtures";
import { sized } from "../support/test-size";
import { keepTranslated } from "../support/translate-page";

test.beforeEach(({ context }) => keepTranslated(context));

test("no translated page is rendered anew", async ({ page, shop, problems }) => {
  test.slow();
  problems.expect(/404.*no-such-page/);
  const paths = sized({ short: ["/", "/shop", "/quiz", "/products/hair-oil"], full: kinds });
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path);
      const served = await page.evaluateHandle(() => [...document.querySelectorAll("h1, section")]);
      await whenIdle(page);
      expect(await served.evaluate((all) => all.every((part) => part.isConnected))).toBe(true);
      await expect(shop.title.locator("font font").first()).toBeAttached();
    });
});

test("a translated page shows what is chosen, avoided and bought", async ({ page, shop, cart }) => {
  const main = page.getByRole("main");
  await shop.openProduct("hair-nutraceutical");
  await shop.choose("Supply", "2 months");
  await expect(main.getByText("$129.18").first()).toBeVisible();
  await main.getByRole("radio", { name: /^Subscribe/ }).check();
  await expect(main.getByText("$109.80").first()).toBeVisible();
  await main.getByRole("link", { name: "View full size" }).first().click();
  const images = page.getByRole("dialog", { name: "Hair Nutraceutical" });
  await images.getByRole("button", { name: "Next image" }).click();
  await expect(images.getByText("2 / 5")).toBeVisible();
  await page.keyboard.press("Escape");
  await main.getByRole("tab", { name: "Key Ingredients" }).click();
  await main.locator("summary", { hasText: avoidCopy.title }).click();
  await main.getByRole("checkbox", { name: "Fish" }).check();
  await expect(main.getByText("Contains fish, which you avoid.").first()).toBeVisible();

  await shop.addToCart.click();
  await cart.open();
  const line = cart.line("Hair Nutraceutical");
  await cart.more("Hair Nutraceutical");
  await expect(line).toContainText("$219.60 USD");
  await line.getByRole("button", { name: /^Buy Once/ }).click();
  await cart.remove("Hair Nutraceutical");
  await cart.undo("Hair Nutraceutical");
  await expect(line).toContainText("$258.36 USD");
  await expect(cart.total).toContainText("$258.36 USD");
});

test("translated lists and dialogs show what is searched, saved, filtered, planned and answered", async ({
  page,
  shop,
  search,
  saved,
  cart,
  quizDialog,
}) => {
  test.slow();
  await shop.visit("/shop");
  for (const text of ["serum", "oil"]) {
    await search.openWith(text);
    await expect(search.products.first()).toContainText(text, { ignoreCase: true });
    await page.keyboard.press("Escape");
  }
  await saved.heart("Botanical Hair Oil").click();
  await saved.open();
  for (const name of [/^Remove /, /^Undo removing /])
    await saved.drawer.getByRole("button", { name }).click();
  await expect(saved.line("Botanical Hair Oil")).toContainText("$14.00 USD");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Filter/ }).click();
  await page.getByRole("checkbox", { name: "Under $25" }).check();
  await page.getByRole("button", { name: "Show 1 Product" }).click();
  await expect(shop.list.getByText("Showing 1 product")).toBeVisible();

  await shop.visit("/subscribe");
  await page.getByRole("button", { name: "Choose Essentials" }).click();
  const plan = page.getByRole("dialog", { name: "Essentials Plan" });
  await plan.getByText("Every 60 days", { exact: true }).click();
  await plan.getByRole("button", { name: "Add" }).click();
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
  await expect(page.getByText(/^\d+ articles? for “wash”$/)).toBeAttached();
  await field.fill("");
  await expect(page.getByText("for “wash”")).toHaveCount(0);
});
