import type { Locator } from "@playwright/test";
import { holidayBundles } from "~/content/holidays/holiday-bundles";
import {
  bundleSection,
  datesSection,
  holidayCopy,
  perksHeading,
  reasons,
  stockCopy,
} from "~/content/holidays/holidays";
import { site } from "~/content/site";
import { expectAccessible, scrollsSideways } from "../support/page-shape";
import { getCents, inDollars } from "../support/prices";
import { expect, test, testWithoutScript } from "../support/shop-fixtures";

// The days of the event are in the content; the tests do not depend on the day on which they run.
test.use({ shopSettings: { NODE_OPTIONS: "--import=./tests/support/after-the-holidays.mjs" } });
// In another worker they would start another shop.
test.describe.configure({ mode: "default" });
test.beforeEach(({ page }) => page.clock.setSystemTime("2026-01-15T12:00:00Z"));

test("after the event the page says so, and in its first screen what can be bought", async ({
  shop,
  page,
}) => {
  const response = await shop.visit("/holidays");
  expect(response?.status()).toBe(200);
  expect(await response?.text(), "before any script").toContain(holidayCopy.hasEnded);
  await expect(page).toHaveTitle(`Holiday gifts in three boxes | ${site.name}`);
  const main = page.getByRole("main");
  const inStock = "All three bundles are in stock.";
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const shown of [
      main.getByText(holidayCopy.hasEnded, { exact: true }),
      main.getByText(inStock).first(),
      main.getByRole("link", { name: holidayCopy.toBundles }).first(),
      main.getByRole("link", { name: holidayCopy.toShop }).first(),
    ])
      await expect.soft(shown, `at ${width} pixels`).toBeInViewport({ ratio: 1 });
  }

  await expect(page.getByRole("timer")).toHaveText(/00 Days\s*00 Hours\s*00 Minutes\s*00 Seconds/);
  await expect(main.getByRole("status").first()).toHaveText(holidayCopy.hasEnded);
  await expect(shop.blocks).toHaveText([
    bundleSection.heading,
    perksHeading.after,
    "Gift Finder",
    reasons.heading,
    datesSection.heading.after,
    stockCopy.heading,
  ]);
  await expect(main).toContainText("ended on December 31, 2025");
  await expect(page.getByRole("region", { name: stockCopy.heading })).toContainText(inStock);
  await expect(main).not.toContainText(/only \d+ left|hurry|selling fast/i);
});

test("after the event its bundles are sold, at the prices of their cards", async ({
  shop,
  cart,
  page,
}) => {
  await shop.visit("/holidays");
  for (const { name, salePrice, regularPrice, rating, reviews } of holidayBundles)
    for (const text of [
      `$${salePrice}.00`,
      `was $${regularPrice}, save $${regularPrice - salePrice}`,
      `${rating} (${reviews})`,
    ])
      await expect.soft(shop.card(name)).toContainText(text);

  const ritual = shop.card("Self-Care Ritual");
  await ritual.getByRole("button", { name: /^Add to Cart/ }).click();
  await expect(shop.toast("Added to cart!")).toContainText("Self-Care Ritual has been added");
  await cart.open();
  await expect(cart.line("Self-Care Ritual")).toContainText(
    inDollars(getCents("self-care-ritual-bundle")),
  );
  await cart.close();
  await shop.card("Holiday Glow").getByRole("link", { name: "View Holiday Glow" }).click();
  await expect(page).toHaveURL("/products/holiday-glow-bundle");
  await expect(shop.title).toHaveText("Holiday Glow");
});

test("the link to the page is festive during an event, and otherwise like the others", async ({
  shop,
  page,
}) => {
  const header = page.getByRole("banner");
  const menu = page.getByRole("dialog", { name: "Menu" });
  const look = (bar: Locator, name: string) =>
    bar.getByRole("link", { name }).evaluate((element) => {
      const { color, borderTopWidth, paddingLeft, fontWeight } = getComputedStyle(element);
      return { color, borderTopWidth, paddingLeft, fontWeight };
    });
  const openMenu = async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(menu).toBeVisible();
  };
  await page.clock.setFixedTime("2025-12-15T12:00:00Z");
  await shop.visit("/contact");
  await expect(header.getByRole("link", { name: "Holidays" })).toHaveCSS("border-top-width", "1px");
  expect((await look(header, "Holidays")).color).not.toBe(
    (await look(header, "Find My Routine")).color,
  );
  await openMenu();
  expect((await look(menu, "Holidays")).color).not.toBe(
    (await look(menu, "Find My Routine")).color,
  );

  await page.clock.setFixedTime("2026-02-01T12:00:00Z");
  await menu.getByRole("link", { name: "Our Science" }).click();
  await expect(page).toHaveURL("/science");
  await openMenu();
  expect((await look(menu, "Holidays")).color).toBe((await look(menu, "Find My Routine")).color);
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await look(header, "Holidays")).toEqual(await look(header, "Find My Routine"));
});

test("the gift finder is used by keyboard and starts over", async ({ shop, cart, page }) => {
  await shop.visit("/holidays");
  const finder = page.getByRole("region", { name: "Gift Finder" });
  const answer = (name: string) => finder.getByRole("button", { name });
  const heading = (name: RegExp) => finder.getByRole("heading", { name, level: 3 });

  await answer("A friend").focus();
  for (const [given, next] of [
    ["A friend", /^Question 2 of 3 What sounds best\?$/],
    ["A slow evening", /^Question 3 of 3 What would you like to spend\?$/],
    ["$100-$150", /^Our pick Holiday Glow$/],
  ] as const) {
    await answer(given).press("Enter");
    await expect(heading(next)).toBeFocused();
  }
  await expect(finder).toContainText("For a friend: a slow evening, $100 to $150.");
  await page.keyboard.press("Tab");
  await expect(answer("Add to Cart Holiday Glow")).toBeFocused();
  await page.keyboard.press("Enter");
  await cart.expectPieces(1);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectAccessible(page, "section:has(#gift-finder)");
  expect(await scrollsSideways(page)).toBe(false);

  await answer("Start Over").press("Enter");
  await expect(heading(/^Question 1 of 3 Who is it for\?$/)).toBeFocused();
  await answer("Myself").dblclick();
  await expect(heading(/^Question 2 of 3/), "a double click answers one question").toBeFocused();
});

const testInNewYork = test.extend({ timezoneId: "America/New_York" });

testInNewYork("the countdown ticks each second and then stays at zero", async ({ shop, page }) => {
  const endMs = Date.parse("2025-12-31T23:59:59-05:00");
  const timer = page.getByRole("timer");
  const status = page.getByRole("main").getByRole("status").first();
  await page.clock.install({ time: endMs - 3 * 3600_000 });
  await shop.visit("/holidays");
  // A stopped clock draws no frame, after which the lower half would be hydrated.
  await page.mouse.move(300, 300);
  await expect(page.locator("[data-dehydrated]")).toHaveCount(0);
  await page.clock.pauseAt(endMs - 3_661_000);
  await expect(timer).toHaveText(/00 Days\s*01 Hours\s*01 Minutes\s*01 Seconds/);
  await expect(page.getByText("The holiday event ends on December 31, 2025")).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(timer).toHaveText(/00 Days\s*01 Hours\s*00 Minutes\s*59 Seconds/);
  await expect(status).toBeEmpty();

  await page.clock.pauseAt(endMs - 1_000);
  await expect(timer).toHaveText(/00 Minutes\s*01 Seconds/);
  for (const ms of [1_000, 90_000]) {
    await page.clock.runFor(ms);
    await expect(timer).toHaveText(/00 Days\s*00 Hours\s*00 Minutes\s*00 Seconds/);
  }
  await expect(status).toHaveText(holidayCopy.hasEnded);
  await expect(page.getByRole("heading", { name: perksHeading.after })).toBeVisible();
});

testWithoutScript("without script, bundles and gifts are links", async ({ page, shop }) => {
  await page.goto("/holidays");
  const finder = page.getByRole("region", { name: "Gift Finder" });
  await expect(page.getByText(holidayCopy.hasEnded)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Add to Cart/ })).toHaveCount(0);
  await expect(finder).toContainText("Under $100: Self-Care Ritual");
  await page.getByRole("link", { name: holidayCopy.toFinder }).click();
  await expect(finder.getByRole("heading", { level: 2 })).toBeInViewport();

  await finder.getByRole("link", { name: "Complete Wellness Kit" }).click();
  await expect(page).toHaveURL("/products/complete-wellness-kit");
  await expect(shop.title).toHaveText("Complete Wellness Kit");
});
