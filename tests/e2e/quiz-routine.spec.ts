import { keepProgress, Quiz } from "../support/quiz";
import { expect, test } from "../support/shop-fixtures";

const answers = {
  concern: "thinning",
  stage: "moderate",
  lifestyle: ["styling"],
  routine: "steps",
  budget: "complete",
  timeline: "quick",
};

const finished = (changed: object = {}) => ({
  version: 1,
  state: { answers: { ...answers, ...changed }, step: 9 },
});

test("a routine shows the store's products with reason, moment, price and fit", async ({
  page,
  shop,
}) => {
  await keepProgress(page, finished());
  await shop.visit("/quiz");
  const quiz = new Quiz(page);

  const serum = quiz.steps.filter({ hasText: "After-Wash Scalp Serum" });
  await expect(serum).toContainText("After each wash");
  await expect(serum).toContainText("Essential");
  await expect(serum).toContainText("You put thinning first and called it moderate, so the scalp");
  await expect(serum).toContainText("$48.00 USD");
  await expect(serum.locator("img")).toHaveAttribute("src", /width=/);
  await expect(quiz.steps.filter({ hasText: "Hair Oil" })).toContainText("Recommended");
  await expect(quiz.sum).toContainText("$129.99 USD");
  await expect(quiz.sum).toContainText("Within the $100–$200 you chose.");
  await expect(quiz.box).toContainText("You chose a 60-day plan.");
  await expect(quiz.box).toContainText("These statements have not been evaluated by the Food and");
  await expect(quiz.box.getByRole("list", { name: "Your answers" })).toContainText("Heat styling");
});

test("one product is added by its own button, with the message of any other", async ({
  page,
  shop,
  cart,
}) => {
  await keepProgress(page, finished());
  await shop.visit("/quiz");
  const quiz = new Quiz(page);
  await quiz.steps.getByRole("button", { name: "Add to Cart Botanical Hair Oil" }).click();

  await expect(shop.toast("Added to cart!")).toContainText(
    "Botanical Hair Oil has been added to your cart.",
  );
  await expect(cart.button).toHaveAccessibleName("Shopping cart, 1 in it");
});

test("the whole routine is added by one button, once, however often it is clicked", async ({
  page,
  shop,
  cart,
}) => {
  await keepProgress(page, finished());
  await shop.visit("/quiz");
  await new Quiz(page).sum.getByRole("button", { name: "Add all three to cart" }).dblclick();

  await expect(shop.toast("Complete routine added!")).toContainText(
    "3 products added to your cart.",
  );
  await expect(cart.button).toHaveAccessibleName("Shopping cart, 3 in it");
});

test("a routine of one product is announced as one product", async ({ page, shop, cart }) => {
  await keepProgress(page, finished({ concern: "growth", lifestyle: ["none"], budget: "starter" }));
  await shop.visit("/quiz");
  await new Quiz(page).sum.getByRole("button", { name: "Add to Cart" }).click();

  await expect(shop.toast("Added to cart!")).toContainText("Hair Nutraceutical has been added");
  await expect(cart.button).toHaveAccessibleName("Shopping cart, 1 in it");
});

test("on a phone the bar at the foot comes after the top and goes beside the button", async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await keepProgress(page, finished());
  await shop.visit("/quiz");
  const quiz = new Quiz(page);
  const bar = page.getByRole("region", { name: "Whole routine" });
  const button = quiz.sum.getByRole("button", { name: "Add all three to cart" });
  await expect(button).toBeAttached();
  await expect(bar).toBeHidden();

  await quiz.steps.nth(1).scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
  await button.scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
});
