import { tabTo } from "../support/browser";
import { catalogWith } from "../support/catalogs";
import { expectAccessible } from "../support/page-shape";
import { subscriptionOnly } from "../support/plan-catalog";
import { getCents, inDollars, subscribed } from "../support/prices";
import { expect, test } from "../support/shop-fixtures";

test.use({ storeKind: "faulty" });

const capsules = "Hair Nutraceutical";
const serum = "After-Wash Scalp Serum";
const [capsulesCents, serumCents, oilCents] = [
  getCents("hair-nutraceutical"),
  getCents("after-wash-scalp-serum"),
  getCents("hair-oil"),
];
const once = inDollars(capsulesCents + serumCents + oilCents);
const repeated = subscribed(capsulesCents) + subscribed(serumCents) + oilCents;
const savedPercent = Math.round(100 - (100 * repeated) / (capsulesCents + serumCents + oilCents));

test("a routine is bought once, or as a subscription with what has a plan", async ({
  cart,
  quiz,
  page,
}) => {
  await quiz.openRoutine();
  const purchase = quiz.summary.getByRole("group", { name: "Purchase" });
  const oneTime = purchase.getByRole("radio", { name: `One-time purchase ${once}` });
  const subscription = purchase.getByRole("radio", {
    name: `Subscribe and save ${savedPercent}% ${inDollars(repeated)}`,
  });
  await expect(oneTime).toBeChecked();
  await expect(subscription).not.toBeChecked();
  await expect(quiz.summary).toContainText(new RegExp(`Total\\s*\\${once} USD`));
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, "main");

  await tabTo(page, oneTime);
  await page.keyboard.press("ArrowDown");
  await expect(subscription).toBeChecked();
  await expect(quiz.summary).toContainText(new RegExp(`Total\\s*\\${inDollars(repeated)} USD`));
  await expect(purchase).toContainText(
    "Botanical Hair Oil stays a one-time purchase. Skip or cancel anytime. We email you 3 days before each charge.",
  );
  await expect(quiz.summary).toContainText(
    `Renews every 30 days at ${inDollars(repeated - oilCents)} until you cancel.`,
  );
  await quiz.button("Add All Three to Cart").click();
  await cart.open();
  await expect(cart.line(capsules)).toContainText("Every 30 days");
  await expect(cart.line(serum)).toContainText("Every 30 days");
  await expect(cart.line("Botanical Hair Oil")).not.toContainText("Every 30 days");
  await expect(cart.total).toHaveText(`${inDollars(repeated)} USD`);
});

test("a product that needs a plan has its price, is not added once, and comes with the subscription", async ({
  shop,
  cart,
  quiz,
  page,
  store,
}) => {
  store.sell(catalogWith(subscriptionOnly("after-wash-scalp-serum")));
  await quiz.openRoutine();
  const step = quiz.steps.filter({ hasText: serum });
  await expect(step).toContainText(`${inDollars(subscribed(serumCents))} USD`);
  await expect(page.getByRole("main")).not.toContainText(inDollars(serumCents));
  await expect(step.getByRole("link", { name: /^Subscribe to After-Wash/ })).toBeVisible();
  await expect(step.getByRole("button")).toHaveCount(0);
  await expect(quiz.summary).toContainText(`${serum} is sold by subscription only.`);
  await expect(quiz.summary.getByRole("radio", { name: /^One-time/ })).toHaveAccessibleName(
    `One-time purchase ${inDollars(capsulesCents + oilCents)}`,
  );
  await quiz.button("Add Both to Cart").click();
  await expect(shop.toast("Complete routine added!")).toContainText("2 products added");
  await cart.open();
  await expect(cart.line(capsules)).toBeVisible();
  await expect(cart.line(serum)).toHaveCount(0);
  await cart.close();

  await quiz.summary.getByRole("radio", { name: /^Subscribe/ }).check();
  await quiz.summary.getByRole("button", { name: "Add All Three to Cart" }).click();
  await cart.open();
  await expect(cart.line(serum)).toContainText("Every 30 days");
  // Both products bought once, and all three with the subscription.
  await expect(cart.total).toHaveText(`${inDollars(capsulesCents + oilCents + repeated)} USD`);
});
