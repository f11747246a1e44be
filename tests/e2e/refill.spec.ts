import type { Page } from "@playwright/test";
import { storageKeys } from "~/content/storage-keys";
import { expectAccessible } from "../support/page-shape";
import { expect, test } from "../support/shop-fixtures";

/** Still Friday, November 27, in New York; an order of it arrives from December 3 on. */
const fridayInNewYork = "2026-11-28T04:59:00Z";
const washesIn = (page: Page) => page.getByRole("main").getByLabel("Washes a week");

test("a supplement says how long it lasts, in days when served, and until a day in the browser", async ({
  page,
  shop,
  request,
}) => {
  const served = await (await request.get("/products/hair-nutraceutical")).text();
  expect(served).toContain("120 capsules, four a day: lasts 30 days.");
  expect(served).not.toContain("lasts until");

  await page.clock.setFixedTime(fridayInNewYork);
  await shop.openProduct("hair-nutraceutical");
  const main = page.getByRole("main");
  await expect(
    main.getByText(
      "120 capsules, four a day: lasts until January 1, 2027 if started when it arrives.",
    ),
  ).toBeVisible();
  await expect(main.getByText("As a subscription, every 30 days fits.")).toBeVisible();

  await main.getByRole("button", { name: "Increase quantity" }).click();
  await expect(
    main.getByText("240 capsules, four a day: lasts until January 31, 2027"),
  ).toBeVisible();
  await expect(main.getByText("As a subscription, every 60 days fits.")).toBeVisible();
  await expectAccessible(page);
});

test("a schedule that sends more than one uses is called so on the page and in the cart", async ({
  page,
  shop,
  cart,
}) => {
  const tooFast = "Sent every 30 days, it comes faster than you use it. Every 60 days fits.";
  await shop.openProduct("hair-nutraceutical");
  const main = page.getByRole("main");
  await shop.choose("Supply", "2 months");
  await main.getByRole("radio", { name: /^Subscribe and save/ }).check();
  await expect(main.getByText(tooFast)).toBeVisible();

  await shop.addToCart.click();
  await cart.open();
  const line = cart.line("Hair Nutraceutical");
  await expect(line).toContainText(tooFast);
  await line.getByRole("combobox", { name: /^Delivery schedule/ }).selectOption("Every 60 days");
  await expect(cart.drawer).toContainText("Every 60 days fits.");
  await expect(line).not.toContainText("faster than you use it");

  await line.getByRole("combobox", { name: /^Delivery schedule/ }).selectOption("Every 90 days");
  await expect(line).toContainText(
    "Sent every 90 days, it leaves you 30 days without. Every 60 days fits.",
  );
});

test("the schedule that fits is said in a browser that is no longer idle", async ({
  page,
  shop,
}) => {
  await shop.openProduct("hair-nutraceutical");
  const main = page.getByRole("main");
  await expect(main.getByText("As a subscription, every 30 days fits.")).toBeVisible();
  await page.evaluate(() => {
    window.requestIdleCallback = () => 0;
  });

  await main.getByRole("radio", { name: /^Subscribe and save/ }).check();

  await expect(main.getByText("Every 30 days fits.", { exact: true })).toBeVisible();
});

test("washes are asked once, and the answer holds for every page, the cart and a later visit", async ({
  page,
  shop,
  cart,
}) => {
  await page.clock.setFixedTime(fridayInNewYork);
  await shop.openProduct("growth-strength-shampoo");
  const main = page.getByRole("main");
  await expect(main.getByText("About 37 washes, two pumps each.")).toBeVisible();
  await washesIn(page).selectOption("3");
  await expect(
    main.getByText(
      "About 37 washes, two pumps each: lasts until about February 26, 2027 if started when it arrives.",
    ),
  ).toBeVisible();
  await shop.addToCart.click();
  await cart.open();
  const lasting = cart.drawer.getByRole("region", { name: "How long it lasts" });
  await expect(lasting).toContainText("lasts until about February 26, 2027");
  await cart.drawer.getByLabel("Washes a week").selectOption("7");
  await expect(lasting).toContainText("lasts until about January 8, 2027");

  await shop.openProduct("after-wash-scalp-serum");
  await expect(washesIn(page)).toHaveValue("7");
  await expect(
    main.getByText("About 42 washes, one dropperful each: lasts until about January 13, 2027"),
  ).toBeVisible();
});

test("washes that are chosen before their part of the page reacts are not lost", async ({
  page,
  shop,
}) => {
  const { promise: chosen, resolve: letPartsLoad } = Promise.withResolvers<void>();
  await page.route(/\/assets\/refill-parts-/, async (route) => {
    await chosen;
    await route.continue();
  });
  await page.clock.setFixedTime(fridayInNewYork);
  await shop.openProduct("growth-strength-shampoo");
  await washesIn(page).selectOption("3");
  letPartsLoad();

  await expect(page.getByRole("main").getByText("until about February 26, 2027")).toBeVisible();
  await expect(washesIn(page)).toHaveValue("3");
});

test("a page that is loaded again shows the newest answer about washes", async ({ page, shop }) => {
  await shop.openProduct("growth-strength-shampoo");
  await washesIn(page).selectOption("3");
  await expect(page.getByRole("main").getByText("until about")).toBeVisible();
  await page.evaluate(
    (key) => localStorage.setItem(key, '{"state":{"perWeek":7},"version":0}'),
    storageKeys.washes,
  );
  await page.reload();

  await expect(page.getByRole("main").getByText("until about")).toBeVisible();
  await expect(washesIn(page)).toHaveValue("7");
});

test("an answer about washes that no visitor gave is not used", async ({ page, shop }) => {
  await page.addInitScript(
    (key) => localStorage.setItem(key, '{"state":{"perWeek":-3},"version":0}'),
    storageKeys.washes,
  );
  await shop.openProduct("after-wash-scalp-serum");
  await expect(washesIn(page)).toHaveValue("");
  await expect(
    page.getByRole("main").getByText("About 42 washes, one dropperful each."),
  ).toBeVisible();
});

test("a product without a dose says nothing of how long it lasts", async ({ page, shop }) => {
  for (const handle of ["hair-oil", "holiday-glow-bundle"]) {
    await shop.openProduct(handle);
    const buyBox = page.getByRole("main").getByRole("list").filter({ hasText: "Free shipping" });
    await expect(buyBox).toBeVisible();
    await expect(buyBox).not.toContainText(/lasts|washes/i);
  }
});

test("the dialog of a plan says how long a box lasts, in days where it ships faster", async ({
  page,
  shop,
}) => {
  await page.clock.setFixedTime(fridayInNewYork);
  await shop.visit("/subscribe");
  await page.getByRole("button", { name: "Choose Essentials" }).click();
  const essentials = page.getByRole("dialog", { name: "Essentials Plan" });
  await essentials.getByRole("radio", { name: /Every 60 days/ }).check();
  await expect(essentials).toContainText(
    "Two months’ worth: lasts until January 31, 2027 if started when it arrives. Every 60 days fits.",
  );

  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Choose Complete" }).click();
  const complete = page.getByRole("dialog", { name: "Complete Plan" });
  await complete.getByRole("radio", { name: /Every 30 days/ }).check();
  await expect(complete).toContainText("A month’s worth: lasts 30 days. Every 30 days fits.");
});

test("a routine says how long its products last, bought as chosen", async ({ page, quiz }) => {
  await page.clock.setFixedTime(fridayInNewYork);
  await quiz.openRoutine();
  const lasting = quiz.summary.getByRole("region", { name: "How long it lasts" });
  await expect(lasting).toContainText("120 capsules, four a day: lasts until January 1, 2027");
  await lasting.getByLabel("Washes a week").selectOption("3");
  await expect(lasting).toContainText("lasts until about March 10, 2027");
  await expect(lasting).not.toContainText("Botanical Hair Oil");

  await quiz.summary.getByRole("radio", { name: /^Subscribe and save/ }).check();
  await expect(lasting).toContainText(
    "Sent every 30 days, it comes faster than you use it. Every 90 days fits.",
  );
});

test("the arrival day fits the space reserved for it, so that nothing moves", async ({
  page,
  shop,
  browser,
  baseURL,
}) => {
  const lineOf = (shown: Page) =>
    shown.getByRole("main").getByRole("listitem").filter({ hasText: "capsules, four a day" });
  const heightOf = async (shown: Page) =>
    Math.round((await lineOf(shown).boundingBox())?.height ?? 0);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const served = await context.newPage();
  await page.clock.setFixedTime(fridayInNewYork);

  for (const width of [320, 390, 1440]) {
    for (const shown of [page, served]) await shown.setViewportSize({ width, height: 844 });
    await served.goto("/products/hair-nutraceutical");
    await expect(lineOf(served)).toContainText("lasts 30 days.");
    await shop.openProduct("hair-nutraceutical");
    await expect(lineOf(page)).toContainText("lasts until January 1, 2027");

    expect(await heightOf(page), `at ${width} px`).toBe(await heightOf(served));
  }
  await context.close();
});
