import { howToCancel } from "#brand/content/cart.ts";
import { facts } from "#brand/content/facts.ts";
import { expectAccessible, scrollsSideways } from "../support/page-shape";
import { getCents, inDollars, subscribed } from "../support/prices";
import { expect, test } from "../support/shop-fixtures";

const capsules = "Hair Nutraceutical";
const once = getCents("hair-nutraceutical");
const monthly = subscribed(once);

function renews(days: number, cents: number): string {
  return `Renews every ${days} days at ${inDollars(cents)} until you cancel.`;
}

/** Below the switch to a subscription. */
function offers(cents: number): string {
  return renews(30, cents).replace("Renews", "Then it renews");
}

test("price, address, cart and checkout follow the choice between once and a subscription by keyboard", async ({
  shop,
  cart,
  page,
}) => {
  await shop.openProduct("hair-nutraceutical");
  const main = page.getByRole("main");
  const purchase = main.getByRole("group", { name: "Purchase" });
  const oneTime = purchase.getByRole("radio", { name: `One-time purchase ${inDollars(once)}` });
  const subscription = purchase.getByRole("radio", {
    name: `Subscribe and save ${facts.subscriptionDiscountPercent}% ${inDollars(monthly)}`,
  });
  const schedule = purchase.getByRole("combobox", { name: "Delivery schedule" });
  await expect(oneTime).toBeChecked();
  await expect(subscription).not.toBeChecked();
  await expect(schedule).toBeHidden();
  await expect(main.getByText(`${inDollars(once / 30)} a day`, { exact: true })).toBeVisible();

  await oneTime.press("ArrowDown");
  await expect(subscription).toBeChecked();
  await expect(main.getByText(`${inDollars(monthly / 30)} a day`, { exact: true })).toBeVisible();
  await expect(schedule).toHaveValue(/1$/);
  await page.keyboard.press("Tab");
  await expect(schedule).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page).toHaveURL(/\?selling_plan=\d+$/);

  await page.reload();
  await expect(subscription).toBeChecked();
  await expect(schedule.getByRole("option", { selected: true })).toHaveText("Every 60 days");
  await shop.choose("Supply", "2 months");
  await expect(
    purchase.getByRole("radio", {
      name: inDollars(subscribed(getCents("hair-nutraceutical", 1))),
    }),
  ).toBeChecked();
  await shop.choose("Supply", "1 month");
  await shop.addToCart.press("Enter");
  await oneTime.check();
  await expect(page).not.toHaveURL(/selling_plan/);
  await shop.addToCart.click();
  await shop.addToCart.click();

  await cart.expectPieces(3);
  await cart.button.press("Enter");
  await expect(cart.lines).toHaveCount(2);
  const [subscribedLine, single] = [cart.lines.first(), cart.lines.last()];
  await expect(subscribedLine).toContainText("Every 60 days");
  await expect(subscribedLine).toContainText(`${inDollars(monthly)} USD`);
  await expect(single).toContainText(`${inDollars(2 * once)} USD`);
  await expect(single.getByRole("textbox")).toHaveValue("2");
  await expect(cart.total).toHaveText(`${inDollars(2 * once + monthly)} USD`);

  const { summary } = await cart.checkOut();
  await expect(summary).toContainText(inDollars(2 * once));
  await expect(summary).toContainText("Every 60 days, next charge on");
});

test("on a phone the choice fits, and a bar has its price and schedule while the page's button is out of view", async ({
  shop,
  page,
}) => {
  const bar = page.getByRole("region", { name: "Purchase options" });
  await page.setViewportSize({ width: 390, height: 700 });
  await shop.openProduct("hair-nutraceutical", "?selling_plan=690000000003");
  await expect(bar).toBeVisible();
  await expect(bar).toContainText(`${inDollars(monthly)} USD`);
  await expect(bar).toContainText("1 month");
  await expect(bar).toContainText(renews(90, monthly));
  await shop.addToCart.scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await page.getByRole("button", { name: "Increase quantity" }).click();
  await page.getByRole("heading", { name: "Before you start" }).scrollIntoViewIfNeeded();
  await expect(bar).toContainText(`${inDollars(2 * monthly)} USD2 × 1 month`);
  await expect(bar).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 320, height: 700 });
  const purchase = page.getByRole("group", { name: "Purchase" });
  await expect(purchase.getByRole("radio", { name: /Subscribe/ })).toBeChecked();
  expect(await scrollsSideways(page)).toBe(false);
  await expectAccessible(page, "main");
  await expect(shop.title).toHaveText(capsules);
});

test("one key press in the cart subscribes, ships free, joins an existing line, and can be undone", async ({
  shop,
  cart,
  page,
}) => {
  await cart.openWith("conditioner");
  const conditioner = /Conditioner/;
  const lines = cart.lines.filter({ hasText: conditioner });
  const press = (name: RegExp) => lines.getByRole("button", { name }).first().press("Enter");
  const subscribe = lines.getByRole("button", {
    name: new RegExp(`^Subscribe and Save ${facts.subscriptionDiscountPercent}%, .*Conditioner, `),
  });
  const back = lines.getByRole("button", {
    name: /^Buy Once, .*Conditioner, .*Every 30 days$/,
  });
  const cents = getCents("conditioner");
  const price = inDollars(subscribed(cents));
  await expect(cart.drawer).toContainText(
    `${inDollars(100 * facts.freeShippingFrom - cents)} away from free shipping`,
  );
  await expect(lines).toContainText(offers(subscribed(cents)));

  await press(/^Subscribe and Save/);
  await expect(back).toBeFocused();
  await expect(lines).toContainText(`${price} USD`);
  await expect(cart.drawer).toContainText("Shipping (US)Free");
  await expect(cart.drawer).toContainText(howToCancel);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, "dialog[open]");
  }
  await press(/^Remove .*, Every 30 days/);
  await cart.drawer.getByRole("button", { name: /^Undo removing .*, Every 30 days/ }).click();
  await expect(lines).toContainText("Every 30 days");

  await cart.close();
  await shop.addToCart.click();
  await cart.open();
  await expect(lines).toHaveCount(2);
  await press(/^Subscribe and Save/);
  await expect(lines).toHaveCount(1);
  await expect(lines.getByRole("textbox")).toHaveValue("2");
  await expect(lines).toContainText(`${inDollars(2 * subscribed(cents))} USD`);

  await press(/^Buy Once/);
  await expect(subscribe).toBeFocused();
  await expect(subscribe).toHaveAccessibleDescription(offers(2 * subscribed(cents)));
  await expect(lines).toContainText(`${inDollars(2 * cents)} USD`);
  await expect(cart.drawer).not.toContainText(howToCancel);
});
