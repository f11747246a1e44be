import type { Page } from "@playwright/test";
import { facts } from "#brand/content/facts.ts";
import { cautionCopy } from "#brand/content/product/caution.ts";
import { site } from "#brand/content/site.ts";
import { plans, yearCosts, yearPlan } from "#brand/content/subscribe/plans.ts";
import {
  comparison,
  finalCall,
  planDialogCopy,
  planSection,
  problems,
  sixMonths,
  subscribeCopy,
  subscribeHeadings,
} from "#brand/content/subscribe/subscribe.ts";
import { subscriberStories } from "#brand/content/subscribe/subscriber-stories.ts";
import { waitUntilStill } from "../support/browser";
import { expectAccessible } from "../support/page-shape";
import { getBoxCents, getSavedPercent, inDollars, toAmount } from "../support/prices";
import { expect, test, testWithoutScript } from "../support/shop-fixtures";

const { subscribed: oneMonth } = getBoxCents("essentials-plan", 1);
const opener = (page: Page, plan: string) =>
  page.getByRole("button", { name: `Choose ${plan}`, exact: true });
const planDialog = (page: Page, plan: string) => page.getByRole("dialog", { name: `${plan} Plan` });

/** Chooses a plan every 30 days, which opens the cart. */
async function addPlan(page: Page, plan: string): Promise<void> {
  await opener(page, plan).click();
  const dialog = planDialog(page, plan);
  await dialog.getByText("Every 30 days", { exact: true }).click();
  await dialog.getByRole("button", { name: planDialogCopy.add }).click();
  await expect(page.getByRole("dialog", { name: "Shopping Cart" })).toBeVisible();
}

test("the page says in order what a subscription is, costs and saves, and its buttons focus the plans", async ({
  shop,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await shop.visit("/subscribe");
  const title = `Subscribe & Save ${Math.min(...plans.map(getSavedPercent))}%`;
  await expect(page).toHaveTitle(`${title} | ${site.name}`);
  await expect(shop.title).toHaveText(title);
  await expect(shop.blocks).toHaveText([
    problems.heading,
    planSection.onePrice.heading,
    subscribeHeadings.benefits,
    sixMonths.heading,
    subscribeHeadings.stories.join(" "),
    comparison.heading,
    subscribeHeadings.questions,
    `${facts.subscriptionGuaranteeDays}-day money-back guarantee.`,
    finalCall.heading,
  ]);

  await expectPrices(page);
  const figures = page.getByRole("region", { name: "Subscribers in numbers" });
  await expect(figures.getByRole("definition")).toHaveText([
    facts.activeSubscribers,
    `${facts.renewalRatePercent}%`,
    facts.averageRating,
    facts.annualSavings,
  ]);

  const questions = page
    .getByRole("region", { name: subscribeHeadings.questions })
    .getByRole("group");
  await expect(questions).toHaveCount(8);
  await questions.getByText("Is shipping really free?").click();
  await expect(questions.getByText("Yes, on every box of every plan.")).toBeVisible();
  const stories = page.getByRole("region", { name: "Subscriber stories" });
  await expect(stories.getByRole("figure")).toHaveCount(subscriberStories.length);

  await expectButtonsToFocusPlans(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectButtonsToFocusPlans(page);
});

/** Prices of the plans in their cards, and of one plan beside one-time purchases in the table. */
async function expectPrices(page: Page): Promise<void> {
  const saved = plans.map(getSavedPercent);
  for (const [index, { name, price, regularPrice }] of plans.entries()) {
    const card = page.getByRole("article", { name });
    for (const text of [
      `$${price} per month`,
      `Regularly $${regularPrice}`,
      `Save ${saved[index]}%, or $${12 * (regularPrice - price)} a year`,
      "Every 30, 60 or 90 days",
    ])
      await expect.soft(card).toContainText(text);
    await expect(opener(page, name)).toHaveAccessibleDescription(
      /until you cancel.*3 days before each charge/,
    );
  }
  const range = `${Math.min(...saved)} to ${Math.max(...saved)}`;
  await expect(page.getByText(`${range}% less, and shipping is free.`)).toBeVisible();
  await expect(page.getByRole("article", { name: "Complete" })).toContainText("Most popular");
  const table = page.getByRole("table", { name: comparison.heading });
  for (const row of [
    `Price per month $${yearPlan.regularPrice} $${yearPlan.price}`,
    `Shipping ${facts.standardShipping} Free`,
    `Per year, estimated ${yearCosts.total[1]} $${12 * yearPlan.price}`,
    `You save $${Number(yearCosts.total[1].slice(1)) - 12 * yearPlan.price}`,
  ])
    await expect.soft(table.getByRole("row", { name: row })).toBeVisible();
}

async function expectButtonsToFocusPlans(page: Page): Promise<void> {
  const plans = page.getByRole("heading", { name: planSection.onePrice.heading });
  const toPlans = page.getByRole("link", { name: subscribeCopy.toPlans });
  const toPrices = page.getByRole("link", { name: subscribeCopy.toPrices });
  for (const link of [toPlans.first(), toPrices.first(), toPlans.last()]) {
    await link.click();
    await expect(plans).toBeFocused();
    await expect(plans).toBeInViewport();
    await waitUntilStill(() => page.evaluate(() => scrollY), [100]);
  }
}

test("a plan is put into the cart by keyboard, in a dialog that fits 320 pixels and asks the store each time that it is opened", async ({
  shop,
  cart,
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/resources/products")) requests.push(request.url());
  });
  await shop.visit("/subscribe");
  const dialog = planDialog(page, "Essentials");
  const radios = dialog.getByRole("radio");
  const add = dialog.getByRole("button", { name: planDialogCopy.add });
  await page.setViewportSize({ width: 320, height: 700 });
  await opener(page, "Essentials").press("Enter");
  await expect(radios).toHaveCount(3);
  expect(requests).toHaveLength(1);
  await expect(dialog.getByRole("radio", { checked: true })).toHaveCount(0);
  const widerPx = await dialog.evaluate(
    ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
  );
  expect(widerPx).toBeLessThanOrEqual(0);
  await expectAccessible(page, "dialog[open]");
  await page.setViewportSize({ width: 1440, height: 900 });

  await add.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText(planDialogCopy.noSchedule);
  await expect(dialog.getByRole("radio", { name: /Every 30 days/ })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("radio", { name: /Every 60 days/ })).toBeChecked();
  await expect(dialog.getByRole("alert")).toBeEmpty();
  await expect(dialog.getByText(`${inDollars(oneMonth)} per delivery`).first()).toBeVisible();
  await expect(dialog.getByText("Hair Nutraceutical, 1 month")).toHaveCount(1);
  await expect(dialog.getByText(cautionCopy.pregnancy)).toBeVisible();
  await expect(radios.nth(1)).toHaveAccessibleName(
    new RegExp(`\\${inDollars(2 * oneMonth)} per delivery\\s*Two months’ worth$`),
  );
  await expect(dialog).toContainText(`First charge, at checkout${inDollars(2 * oneMonth)}`);
  await expect(add).toHaveAccessibleDescription(
    `Renews every 60 days at ${inDollars(2 * oneMonth)} until you cancel.`,
  );

  // A closed dialog forgets what was chosen.
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener(page, "Essentials")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(radios).toHaveCount(3);
  expect(requests).toHaveLength(2);
  await expect(dialog.getByRole("radio", { checked: true })).toHaveCount(0);

  await dialog.getByRole("radio", { name: /Every 90 days/ }).press("Space");
  await add.press("Enter");
  await expect(cart.drawer).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(cart.line("Essentials Plan")).toContainText("Every 90 days");
  await expect(cart.drawer).toContainText(`${inDollars(3 * oneMonth)} USD`);
  await expect(cart.drawer).toContainText("Shipping (US)Free");
  await expect(shop.toast("Added to cart!"), "no message covers the cart").toBeHidden();

  const checkout = await cart.checkOut();
  for (const text of ["Essentials Plan", "Every 90 days", "Free"])
    await expect(checkout.summary).toContainText(text);
});

test("a schedule stays chosen when the store responds with another price", async ({
  shop,
  page,
}) => {
  await shop.visit("/subscribe");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("combobox").fill("essentials");
  await expect(page.getByRole("option", { name: "Essentials Plan" })).toBeVisible();
  await page.keyboard.press("Escape");

  // Until the next response, the plan's dialog shows what the search has loaded.
  const dialog = planDialog(page, "Essentials");
  const answerIsWanted = Promise.withResolvers<void>();
  await page.route(/\/resources\/products/, async (route) => {
    const response = await route.fetch();
    await answerIsWanted.promise;
    const body = await response.text();
    await route.fulfill({
      response,
      body: body.replaceAll(`"${toAmount(2 * oneMonth)}"`, '"71.0"'),
    });
  });
  await opener(page, "Essentials").click();
  await dialog.getByText("Every 60 days", { exact: true }).click();
  answerIsWanted.resolve();
  await expect(dialog).toContainText("$71.00 per delivery");
  await expect(dialog.getByRole("radio", { name: /Every 60 days/ })).toBeChecked();
  await expect(dialog).toContainText("First charge, at checkout$71.00");
});

test("closing the cart returns the focus to the plan; one item too many is refused over the open cart", async ({
  shop,
  cart,
  page,
}) => {
  const sellingPlan = { id: "gid://shopify/SellingPlan/690000000021", name: "Every 30 days" };
  await cart.fillBeforeVisit("complete-plan", { sellingPlan, quantity: 98 });
  await shop.visit("/subscribe");
  await addPlan(page, "Complete");
  await cart.expectPieces(99);
  // The catalog is loaded then. A box has one schedule, so there is no list of schedules.
  await expect(cart.drawer.getByRole("region", { name: "You may also like" })).toBeVisible();
  await expect(cart.line("Complete Plan").getByRole("combobox")).toHaveCount(0);
  await cart.close();
  await expect(opener(page, "Complete")).toBeFocused();

  await addPlan(page, "Complete");
  await expect(shop.toast("99 in your cart")).toContainText("the limit per order");
});

testWithoutScript("without script, the buttons and plans are links", async ({ page, shop }) => {
  await page.goto("/subscribe");
  await page.getByRole("link", { name: subscribeCopy.toPlans }).first().click();
  await expect(page).toHaveURL("/subscribe#plans");
  await expect(page.getByRole("heading", { name: planSection.onePrice.heading })).toBeInViewport();
  await expect(page.getByRole("button", { name: "Choose Complete" })).toBeHidden();

  await page.getByRole("link", { name: "Choose Complete" }).click();
  await expect(page).toHaveURL("/products/complete-plan");
  await expect(shop.title).toHaveText("Complete Plan");
});
