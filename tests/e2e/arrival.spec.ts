import type { Page } from "@playwright/test";
import { whenIdle } from "../support/browser";
import { expect, test, testOnPhone } from "../support/shop-fixtures";

/** Saturday at 4:59 a.m. in London, when it is still Friday in New York. */
const fridayInNewYork = "2026-11-28T04:59:00Z";
const rule = "Ships in 1–\u20602 business days. Arrives 3–\u20605 business days later in the US.";
const dispatch = "Ships in 1–\u20602 business days";
const days = "Arrives Dec 3–8 (US)";

const productLine = (page: Page) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: "Ships in" });

test.use({ timezoneId: "Europe/London" });

test("product page, cart and checkout say the same days, by New York's clock, and none of a sold-out choice", async ({
  page,
  shop,
  cart,
}) => {
  const main = page.getByRole("main");
  await page.clock.setFixedTime(fridayInNewYork);
  await shop.openProduct("hair-nutraceutical");
  await expect(main.getByText(days)).toBeVisible();
  await expect(page.getByText(rule)).toBeHidden();

  await main.locator("label").filter({ hasText: "Sold out" }).first().click();
  await expect(page.getByText(rule)).toBeVisible();
  await expect(page.getByText(/^Arrives /)).toHaveCount(0);
  await shop.choose("Supply", "1 month");
  await expect(main.getByText(days)).toBeVisible();

  await shop.addToCart.click();
  await cart.open();
  await expect(cart.drawer.getByText(days)).toBeVisible();

  // The checkout has the server's clock.
  await page.clock.setFixedTime(Date.now());
  await page.reload();
  await cart.open();
  const shown = await cart.drawer.getByText(/^Arrives .* \(US\)$/).textContent();
  const checkout = await cart.checkOut();
  const said = shown?.replace("Arrives", "Standard, would arrive").replace(" (US)", "");
  await expect(checkout.page.getByText(said ?? rule)).toBeVisible();
});

test("a plan that ships faster shows no days of standard delivery, in its dialog, on its page and in the cart", async ({
  page,
  shop,
  cart,
}) => {
  await page.clock.setFixedTime(fridayInNewYork);
  await shop.visit("/subscribe");
  const open = async (plan: string) => {
    await page.getByRole("button", { name: `Choose ${plan}` }).click();
    return page.getByRole("dialog", { name: `${plan} Plan` });
  };
  await expect((await open("Essentials")).getByText(days)).toBeVisible();
  await page.keyboard.press("Escape");
  const dialog = await open("Complete");
  await expect(dialog.getByText("Shipping", { exact: true })).toBeVisible();
  await expect(dialog.getByText(days)).toHaveCount(0);
  await expect(dialog.getByText(rule)).toHaveCount(0);

  await shop.openProduct("complete-plan");
  const main = page.getByRole("main");
  await expect(main.getByText(dispatch, { exact: true })).toBeVisible();
  await expect(main.getByText(/^Arrives /)).toHaveCount(0);
  await shop.addToCart.click();
  await cart.open();
  await expect(cart.drawer.getByText(dispatch, { exact: true })).toBeVisible();
  await expect(cart.drawer.getByText(/^Arrives/)).toHaveCount(0);
});

testOnPhone(
  "the rule is served, and the days take its place and move nothing",
  async ({ page, shop, request }) => {
    const served = await (await request.get("/products/hair-oil")).text();
    expect(served).toContain(`>${rule}</span>`);
    expect(served).not.toMatch(/Arrives \w{3} /);

    await page.clock.setFixedTime(fridayInNewYork);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const all: unknown[] = Reflect.get(window, "shifts") ?? [];
        Reflect.set(window, "shifts", [...all, ...list.getEntries()]);
      }).observe({ type: "layout-shift", buffered: true });
    });
    const getPlace = () =>
      productLine(page).evaluate((line) => {
        const { top, height } = line.getBoundingClientRect();
        return `${top + scrollY} ${height}`;
      });
    const measureRule = async () => {
      await expect(productLine(page).getByText(rule)).toBeVisible();
      return getPlace();
    };
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      let before: Promise<string> | undefined;
      await page.route(/\.js$/, async (route) => {
        // The rule is measured before scripts run.
        before ??= measureRule();
        await before;
        await route.continue();
      });
      await shop.openProduct("hair-oil");
      await whenIdle(page);
      await productLine(page).scrollIntoViewIfNeeded();
      await expect(page.getByText(days)).toBeVisible();

      expect(await getPlace(), `at ${width} px`).toBe(await before);
      expect(await page.evaluate(() => Reflect.get(window, "shifts") ?? [])).toEqual([]);
      const isInside = await page
        .getByText(days)
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight);
      expect(isInside, `at ${width} px`).toBe(true);
      await page.unrouteAll();
    }
  },
);
