import type { Locator, Page } from "@playwright/test";
import { subscribeFaqs } from "~/content/subscribe/subscribe";
import { subscriberStories } from "~/content/subscribe/subscriber-stories";
import { expectAccessible } from "../support/accessibility";
import { atRest } from "../support/at-rest";
import { expect, test } from "../support/shop-fixtures";

const dialogOf = (page: Page, plan: string) => page.getByRole("dialog", { name: `${plan} Plan` });

test("the page tells in order what a subscription is, costs and saves", async ({ shop, page }) => {
  await shop.visit("/subscribe");
  const main = page.getByRole("main");

  await expect(page).toHaveTitle("Subscribe & Save 15% | Solenne");
  await expect(shop.title).toHaveText("Subscribe & Save 15%");
  for (const badge of ["Free Shipping Always", "Cancel Anytime", "Exclusive Member Gifts"]) {
    await expect(main.getByText(badge, { exact: true })).toBeVisible();
  }
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    "A routine fails on the day the bottle is empty.",
    "Three plans, one price each.",
    "What comes with the box.",
    "Six months, honestly drawn.",
    "94% renew. Five of them say why.",
    "A year of Essentials, both ways.",
    "Before you subscribe",
    "60-day money-back guarantee.",
    "Set it once. Change it whenever.",
  ]);

  for (const [plan, price, regular, saves] of [
    ["Essentials", "$45 per month", "Regular $53", "Save 15%, $96 a year"],
    ["Complete", "$85 per month", "Regular $104", "Save 18%, $228 a year"],
    ["Transformation", "$120 per month", "Regular $150", "Save 20%, $360 a year"],
  ] as const) {
    const card = page.getByRole("article", { name: plan });
    for (const text of [price, regular, saves, "Every 30, 60 or 90 days"]) {
      await expect(card).toContainText(text);
    }
    await expect(card.getByRole("button", { name: `Choose ${plan}` })).toHaveAccessibleDescription(
      /until you cancel.*3 days before each charge/,
    );
  }
  await expect(page.getByRole("article", { name: "Complete" })).toContainText("Most popular");
  await expect(page.getByRole("article", { name: "Complete" })).toContainText("48 hours ahead");
  await expect(page.getByRole("article", { name: "Transformation" })).toContainText("72 hours");

  const region = (name: string) => page.getByRole("region", { name });
  await expect(region("What comes with the box.").getByRole("listitem")).toHaveCount(6);
  await expect(region("Six months, honestly drawn.").getByRole("listitem")).toHaveText([
    /^Day 1/,
    /^Week 4/,
    /^Week 12/,
    /^Month 6\+/,
  ]);
  const table = page.getByRole("table", { name: "A year of Essentials, both ways." });
  await expect(table.getByRole("row", { name: "Price a month $53 $45" })).toBeVisible();
  await expect(table.getByRole("row", { name: "Shipping $5.99 Free" })).toBeVisible();
  await expect(table.getByRole("row", { name: "A year, estimated $731 $540" })).toBeVisible();
  await expect(table.getByRole("row", { name: "You save $191" })).toBeVisible();
  await expect(region("Subscribers in numbers").getByRole("definition")).toHaveText([
    /10,247/,
    /94%/,
    /4\.9/,
    /\$180\+/,
  ]);
});

test("questions open one at a time, and five subscribers tell their story", async ({
  shop,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await shop.visit("/subscribe");
  const questions = page.getByRole("region", { name: "Before you subscribe" }).locator("details");
  await expect(questions).toHaveCount(8);
  await questions.nth(5).locator("summary").click();
  await expect(page.getByText(subscribeFaqs[5]?.answer ?? "")).toBeVisible();
  await questions.nth(0).locator("summary").click();
  await expect(questions.nth(0)).toHaveAttribute("open");
  await expect(questions.nth(5)).not.toHaveAttribute("open");
  await questions.nth(0).locator("summary").click();
  await expect(questions.and(page.locator("[open]"))).toHaveCount(0);

  const stories = page.getByRole("region", { name: "Subscriber stories" });
  await expect(stories.getByRole("figure")).toHaveCount(subscriberStories.length);
  for (const { name, role, highlight } of subscriberStories) {
    const story = stories.getByRole("figure").filter({ hasText: name });
    await expect(story).toContainText(role);
    await expect(story.locator("strong")).toHaveText(highlight);
  }
  await stories.getByRole("button", { name: /^Pause/ }).click();
  await expect(stories.getByRole("button", { name: /^Play/ })).toBeVisible();
});

for (const reducedMotion of ["reduce", "no-preference"] as const) {
  test(`the buttons go to the plans and put the focus there (motion: ${reducedMotion})`, async ({
    shop,
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await shop.visit("/subscribe");
    const plans = page.getByRole("heading", { name: "Three plans, one price each." });

    for (const name of ["Choose Your Plan", "See What You Save"]) {
      await page.getByRole("link", { name }).first().click();
      await expect(plans).toBeFocused();
      await expect(plans).toBeInViewport();
      await atRest(() => page.evaluate(() => scrollY));
    }
    await page.getByRole("link", { name: "Choose Your Plan" }).last().click();
    await expect(plans).toBeFocused();
    await expect(plans).toBeInViewport();
  });
}

test("a plan is chosen by keyboard, its rhythm asked for, and bought", async ({
  shop,
  cart,
  page,
}) => {
  await shop.visit("/subscribe");
  const opener = page.getByRole("button", { name: "Choose Essentials" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = dialogOf(page, "Essentials");
  await expect(dialog.getByRole("radio")).toHaveCount(3);
  await expect(dialog.getByRole("radio", { checked: true })).toHaveCount(0);

  // Without an answer the dialog says what is missing, and goes there.
  await dialog.getByRole("button", { name: "Add plan to cart" }).press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText("Please choose how often it should come.");
  await expect(dialog.getByRole("radio", { name: /Every 30 days/ })).toBeFocused();

  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("radio", { name: /Every 60 days/ })).toBeChecked();
  await expect(dialog.getByRole("alert")).toBeEmpty();
  await expect(dialog.getByText("$45.00 each delivery").first()).toBeVisible();
  await expect(dialog).toContainText("First charge, at checkout$90.00");
  await expect(dialog).toContainText("Then every 60 days, until you cancel");
  await expect(dialog).toContainText(/email 3 days before each charge; skip, pause or cancel/);

  // What was chosen in a dialog that was closed is not chosen in the next one.
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("radio")).toHaveCount(3);
  await expect(dialog.getByRole("radio", { checked: true })).toHaveCount(0);

  await dialog.getByRole("radio", { name: /Every 90 days/ }).press("Space");
  await dialog.getByRole("button", { name: "Add plan to cart" }).press("Enter");
  await expect(cart.drawer).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(cart.line("Essentials Plan")).toContainText("Every 90 days");
  await expect(cart.drawer).toContainText("$135.00 USD");
  await expect(cart.drawer).toContainText("Your order ships free");
  // The cart shows it: no message lies on top.
  await expect(shop.toast("Added to cart!")).toBeHidden();

  const checkout = await cart.checkOut();
  await expect(checkout.summary).toContainText("Essentials Plan");
  await expect(checkout.summary).toContainText("Every 90 days");
  await expect(checkout.summary).toContainText("Free");
  await checkout.fillIn();
  await checkout.placeOrder.click();
  await expect(checkout.title).toHaveText("Thank you, Ana.");
});

test("a plan that the cart cannot hold once more says so over the open cart", async ({
  shop,
  cart,
  page,
}) => {
  const choose = async () => {
    await page.getByRole("button", { name: "Choose Essentials" }).click();
    const dialog = dialogOf(page, "Essentials");
    await dialog.getByText("Every 30 days", { exact: true }).click();
    await dialog.getByRole("button", { name: "Add plan to cart" }).click();
    await expect(cart.drawer).toBeVisible();
  };
  await shop.visit("/subscribe");
  await choose();
  await page.evaluate(() => {
    const stored = localStorage.getItem("shopify-cart") ?? "";
    localStorage.setItem("shopify-cart", stored.replace(/"quantity":1\b/, '"quantity":99'));
  });
  await shop.visit("/subscribe");

  await choose();

  await expect(shop.toast("99 in your cart")).toContainText("the most one order takes");
});

test("closing the cart that a plan opened gives the focus back to the plan's button", async ({
  shop,
  cart,
  page,
}) => {
  await shop.visit("/subscribe");
  await page.getByRole("button", { name: "Choose Complete" }).click();
  const dialog = dialogOf(page, "Complete");
  await dialog.getByText("Every 30 days", { exact: true }).click();
  await dialog.getByRole("button", { name: "Add plan to cart" }).click();
  await expect(cart.drawer).toBeVisible();

  await cart.close();

  await expect(page.getByRole("button", { name: "Choose Complete" })).toBeFocused();
});

test("the dialog keeps nobody out in a narrow window", async ({ shop, page }) => {
  await shop.visit("/subscribe");
  const dialog = dialogOf(page, "Transformation");

  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByRole("button", { name: "Choose Transformation" }).click();
  await expect(dialog.getByRole("radio")).toHaveCount(3);
  expect(await widerThan(dialog), "the dialog scrolls sideways").toBeLessThanOrEqual(0);
  await expectAccessible(page);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the buttons are anchors, and Choose is a link to the plan's product", async ({ page }) => {
    await page.goto("/subscribe");
    await page.getByRole("link", { name: "Choose Your Plan" }).first().click();
    await expect(page).toHaveURL("/subscribe#plans");
    await expect(
      page.getByRole("heading", { name: "Three plans, one price each." }),
    ).toBeInViewport();
    await expect(page.getByRole("button", { name: "Choose Complete" })).toBeHidden();

    await page.getByRole("link", { name: "Choose Complete" }).click();

    await expect(page).toHaveURL("/products/complete-plan");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Complete Plan");
  });
});

/** How many pixels of an element have to be scrolled to sideways. */
function widerThan(element: Locator): Promise<number> {
  return element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
}
