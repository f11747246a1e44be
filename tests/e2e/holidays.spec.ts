import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { expect, test } from "../support/shop-fixtures";

const finder = (page: Page) => page.getByRole("region", { name: "Gift Finder" });

test("after the event the page says so, and sells what the store has", async ({ shop, page }) => {
  const response = await shop.visit("/holidays");
  const main = page.getByRole("main");
  expect(response?.status()).toBe(200);
  // Also before any script: the event is over in every zone.
  expect(await response?.text()).toContain("The holiday event has ended");

  await expect(page).toHaveTitle("Holiday gifts in three boxes | Solenne");
  await expect(page.getByRole("timer")).toHaveText(/00 Days\s*00 Hours\s*00 Minutes\s*00 Seconds/);
  await expect(main.getByRole("status").first()).toHaveText("The holiday event has ended");
  await expect(main.getByRole("link", { name: "Shop all products" }).first()).toHaveAttribute(
    "href",
    "/shop",
  );
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    "Three boxes, tied and ready.",
    "What the event brought",
    "Gift Finder",
    "Why a box from us",
    "When it had to leave us",
    "On the shelf today",
  ]);

  for (const [name, price, saving, rating] of [
    ["Holiday Glow", "$129.00", "was $165, save $36", "4.9 (128)"],
    ["Self-Care Ritual", "$75.00", "was $98, save $23", "4.8 (96)"],
    ["Complete Wellness Kit", "$219.00", "was $289, save $70", "4.9 (74)"],
  ] as const) {
    const card = shop.card(name);
    for (const text of [price, saving, rating]) await expect(card).toContainText(text);
    await expect(card.getByRole("button", { name: `Add to Cart ${name}` })).toBeEnabled();
  }
  await expect(shop.card("Complete Wellness Kit").getByRole("listitem")).toHaveCount(5);

  for (const perk of ["Free gift wrapping", "Buy 2, get 1 free", "Longer to decide"]) {
    await expect(main.getByText(perk, { exact: true })).toBeVisible();
  }
  await expect(main).toContainText("a $15 value");
  await expect(main).toContainText("ended on December 31, 2025");
  const dates = page.getByRole("region", { name: "When it had to leave us" });
  await expect(dates.getByRole("listitem")).toHaveText([
    /^December 15, 2025Standard deliveryWas the last day/,
    /^December 20, 2025Express deliveryWas the last day/,
    /^December 31, 2025The eventEnded/,
    /^January 31, 2026ReturnsWas the last day/,
  ]);
  const shelf = page.getByRole("region", { name: "On the shelf today" });
  await expect(shelf).toContainText("All three bundles are in stock.");
  await expect(main).not.toContainText(/only \d+ left|hurry|selling fast/i);

  await shop.card("Holiday Glow").getByRole("link", { name: "View Holiday Glow" }).click();
  await expect(page).toHaveURL("/products/holiday-glow-bundle");
  await expect(shop.title).toHaveText("Holiday Glow");
});

test("a bundle goes into the cart with its price", async ({ shop, cart }) => {
  await shop.visit("/holidays");
  await shop
    .card("Self-Care Ritual")
    .getByRole("button", { name: /^Add to Cart/ })
    .click();
  await expect(shop.toast("Added to cart!")).toContainText(
    "Self-Care Ritual has been added to your cart.",
  );

  await cart.open();
  await expect(cart.line("Self-Care Ritual")).toContainText("$75.00");
});

test("the gift finder asks three questions by keyboard, says why, and starts over", async ({
  shop,
  cart,
  page,
}) => {
  await shop.visit("/holidays");
  const answer = (name: string) => finder(page).getByRole("button", { name });
  const heading = (name: RegExp) => finder(page).getByRole("heading", { name, level: 3 });

  await answer("A friend").focus();
  for (const [given, next] of [
    ["A friend", /^Question 2 of 3 What would please most\?$/],
    ["A slow evening", /^Question 3 of 3 What would you like to spend\?$/],
    ["$100-$150", /^We would give Holiday Glow$/],
  ] as const) {
    await answer(given).press("Enter");
    await expect(heading(next)).toBeFocused();
  }
  await expect(finder(page)).toContainText("For a friend: a slow evening, $100 to $150.");
  await expect(finder(page)).toContainText("$129.00");
  await page.keyboard.press("Tab");
  await expect(answer("Add to Cart Holiday Glow")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(cart.button).toHaveAccessibleName("Shopping cart, 1 in it");

  await answer("Start Over").press("Enter");
  await expect(heading(/^Question 1 of 3 Who is it for\?$/)).toBeFocused();

  for (const [spends, gift] of [
    ["$150+", "Complete Wellness Kit"],
    ["Under $100", "Self-Care Ritual"],
  ] as const) {
    for (const given of ["Myself", "The whole routine", spends]) await answer(given).click();
    await expect(heading(new RegExp(`^We would give ${gift}$`))).toBeFocused();
    await answer("Start Over").click();
  }
});

test("a double click on an answer does not answer the next question too", async ({
  shop,
  page,
}) => {
  await shop.visit("/holidays");
  await finder(page).getByRole("button", { name: "A friend" }).dblclick();

  await expect(finder(page).getByRole("heading", { name: /^Question 2 of 3/ })).toBeFocused();
});

const figures = (page: Page): Locator => page.getByRole("timer");

test.describe("on a clock in New York", () => {
  test.use({ timezoneId: "America/New_York" });
  const endMs = Date.parse("2025-12-31T23:59:59-05:00");

  test("the countdown ticks each second, across its end, and then stays at zero", async ({
    shop,
    page,
  }) => {
    await page.clock.install({ time: endMs - 3 * 3600_000 });
    await shop.visit("/holidays");
    // Scripts of the lower half come after a frame, and a clock that is stopped draws none.
    await page.mouse.move(300, 300);
    await expect(page.locator("[data-dehydrated]")).toHaveCount(0);
    const said = page.getByRole("main").getByRole("status").first();
    await page.clock.pauseAt(endMs - 3_661_000);
    await expect(figures(page)).toHaveText(/00 Days\s*01 Hours\s*01 Minutes\s*01 Seconds/);
    await expect(page.getByText("The holiday event ends on December 31, 2025")).toBeVisible();
    await expect(said).toBeEmpty();
    await expect(page.getByText("Until the end of December 31, 2025.")).toBeVisible();
    const dates = page.getByRole("region", { name: "When it has to leave us" });
    await expect(dates.getByRole("listitem").first()).toContainText("Was the last day");
    await expect(dates.getByRole("listitem").last()).toContainText("can come back");

    await page.clock.runFor(2_000);
    await expect(figures(page)).toHaveText(/00 Days\s*01 Hours\s*00 Minutes\s*59 Seconds/);
    await expect(said).toBeEmpty();

    await page.clock.pauseAt(endMs - 1_000);
    await expect(figures(page)).toHaveText(/00 Minutes\s*01 Seconds/);
    await page.clock.runFor(1_000);
    await expect(figures(page)).toHaveText(/00 Days\s*00 Hours\s*00 Minutes\s*00 Seconds/);
    await expect(said).toHaveText("The holiday event has ended");
    await expect(page.getByRole("heading", { name: "What the event brought" })).toBeVisible();

    await page.clock.runFor(90_000);
    await expect(figures(page)).toHaveText(/00 Days\s*00 Hours\s*00 Minutes\s*00 Seconds/);
  });
});

test("on a device whose clock is decades behind figures stay figures, prices and stock the store's", async ({
  shop,
  page,
}) => {
  await page.clock.install({ time: Date.UTC(1999, 5, 1) });
  await shop.visit("/holidays");

  await expect(figures(page)).toHaveText(/^\d{4} Days/);
  await expect(figures(page)).not.toHaveText(/NaN|-/);
  await expect(shop.card("Holiday Glow")).toContainText("$129.00");
  await expect(page.getByText("All three bundles are in stock.")).toBeVisible();
});

test("a gift that is found is accessible in a narrow window", async ({ shop, page }) => {
  await shop.visit("/holidays");
  await page.setViewportSize({ width: 320, height: 700 });
  for (const given of ["Myself", "A slow evening", "$150+"]) {
    await finder(page).getByRole("button", { name: given }).click();
  }
  await expect(finder(page)).toContainText("We would give");
  await expectAccessible(page);
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider, "scrolls sideways").toBeLessThanOrEqual(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("bundles are links, and the gift finder is its rule", async ({ page, shop }) => {
    await page.goto("/holidays");
    await expect(page.getByText("The holiday event has ended")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Add to Cart/ })).toHaveCount(0);
    await expect(finder(page)).toContainText("Under $100: Self-Care Ritual");
    await page.getByRole("link", { name: "Find a Gift" }).click();
    await expect(finder(page).getByRole("heading", { level: 2 })).toBeInViewport();

    await finder(page).getByRole("link", { name: "Complete Wellness Kit" }).click();

    await expect(page).toHaveURL("/products/complete-wellness-kit");
    await expect(shop.title).toHaveText("Complete Wellness Kit");
  });
});
