import type { Locator } from "@playwright/test";
import { holidayBundles } from "#brand/content/holidays/holiday-bundles.ts";
import {
  bundleSection,
  datesSection,
  holidayCopy,
  perksHeading,
  reasons,
  stockCopy,
} from "#brand/content/holidays/holidays.ts";
import { site } from "#brand/content/site.ts";
import { getCents, inDollars } from "../support/prices";
import { expect, test, testWithoutScript } from "../support/shop-fixtures";

// The days of the event are in the content; the tests do not depend on the day on which they run.
test.use({ shopSettings: { NODE_OPTIONS: "--import=./tests/support/after-the-holidays.mjs" } });
// In another worker they would start another shop.
test.describe.configure({ mode: "default" });
test.beforeEach(({ page }) => page.clock.setSystemTime("2026-01-15T12:00:00Z"));

const ended = "The holiday event ended on December 31, 2025.";

test("after the event the page says so, and in its first screen leads to what can be bought", async ({
  shop,
  page,
}) => {
  const response = await shop.visit("/holidays");
  expect(response?.status()).toBe(200);
  expect(await response?.text(), "before any script").toContain(ended);
  await expect(page).toHaveTitle(`Holiday gifts in three boxes | ${site.name}`);
  const main = page.getByRole("main");
  const inStock = "All three bundles are in stock.";
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const shown of [
      main.getByText(ended, { exact: true }),
      main.getByRole("link", { name: holidayCopy.toBundles }).first(),
      main.getByRole("link", { name: holidayCopy.toShop }).first(),
    ])
      await expect.soft(shown, `at ${width} pixels`).toBeInViewport({ ratio: 1 });
  }

  await expect(page.getByRole("timer")).toHaveText(/00 Days\s*00 Hours\s*00 Minutes\s*00 Seconds/);
  await expect(main.getByRole("status").first()).toHaveText(ended);
  await expect(shop.blocks).toHaveText([
    bundleSection.heading,
    perksHeading,
    "Gift Finder",
    reasons.heading,
    datesSection.heading,
    stockCopy.heading,
  ]);
  await expect(main.getByText(/ ended /)).toHaveCount(1);
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

testWithoutScript("without script, bundles and gifts are links", async ({ page, shop }) => {
  await page.goto("/holidays");
  const finder = page.getByRole("region", { name: "Gift Finder" });
  await expect(page.getByText(ended)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Add to Cart/ })).toHaveCount(0);
  await expect(finder).toContainText("Under $100: Self-Care Ritual");
  await page.getByRole("link", { name: holidayCopy.toFinder }).click();
  await expect(finder.getByRole("heading", { level: 2 })).toBeInViewport();

  await finder.getByRole("link", { name: "Complete Wellness Kit" }).click();
  await expect(page).toHaveURL("/products/complete-wellness-kit");
  await expect(shop.title).toHaveText("Complete Wellness Kit");
});
