import { catalogue as standard } from "../../embedded-commerce/data/catalogue";
import { expectAccessible } from "../support/accessibility";
import { catalogueWith } from "../support/catalogues";
import { faults } from "../support/faults";
import { keepProgress, keptProgress, Quiz } from "../support/quiz";
import { expect, test } from "../support/shop-fixtures";

test.use({ storeKind: "faulty" });

const answers = {
  concern: "thinning",
  stage: "moderate",
  lifestyle: ["styling"],
  routine: "steps",
  budget: "complete",
  timeline: "quick",
};

const finished = { version: 1, state: { answers, step: 9 } };

test("products that cannot be loaded: a message, another try, and the answers stay", async ({
  page,
  shop,
  store,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  store.fail("GetProducts", faults.serverError);
  await keepProgress(page, finished);
  await shop.visit("/quiz");

  await expect(shop.failure).toContainText("its products could not be loaded");
  await expect(shop.failure).toContainText("HTTP error! status: 500");
  await expect(page.getByText("Your answers are kept.")).toBeVisible();
  await expectAccessible(page);
  expect(await keptProgress(page)).toMatchObject({ state: { answers } });

  await store.reset();
  await shop.failure.getByRole("button", { name: "Try again" }).click();
  await expect(new Quiz(page).steps).toHaveCount(3);
});

test("an unpaid plan is told by a message, and the routine is out of stock", async ({
  page,
  shop,
  store,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  store.fail("GetProducts", faults.paymentRequired);
  await keepProgress(page, finished);
  await shop.visit("/quiz");

  await expect(shop.toast("Shopify: Payment required")).toBeVisible();
  await expect(new Quiz(page).question("Your routine is out of stock")).toBeVisible();
});

test("an essential product that the store does not have is named, and left out", async ({
  page,
  shop,
  store,
}) => {
  store.sell({
    ...standard,
    products: standard.products.filter(({ handle }) => handle !== "after-wash-scalp-serum"),
  });
  await keepProgress(page, finished);
  await shop.visit("/quiz");
  const quiz = new Quiz(page);

  await expect(quiz.box).toContainText(
    "After-Wash Scalp Serum is essential for what you told us, but the shop does not have it",
  );
  await expect(quiz.steps).toHaveCount(2);
  await expect(quiz.question("Your routine, in two steps")).toBeVisible();
});

test("a sold-out product is shown as such, not added, and not in the sum", async ({
  page,
  shop,
  store,
  cart,
}) => {
  const serum = standard.products.find(({ handle }) => handle === "after-wash-scalp-serum");
  if (!serum) throw new Error("The standard catalogue has lost its serum");
  const variants = serum.variants.map((variant) => ({ ...variant, stock: 0 }));
  store.sell(catalogueWith({ ...serum, variants }));
  await keepProgress(page, finished);
  await shop.visit("/quiz");
  const quiz = new Quiz(page);

  const step = quiz.steps.filter({ hasText: "After-Wash Scalp Serum" });
  await expect(step.getByRole("button", { name: /^Out of Stock/ })).toBeDisabled();
  await expect(quiz.sum).toContainText("$81.99 USD");
  await quiz.sum.getByRole("button", { name: "Add both to cart" }).click();
  await expect(shop.toast("Complete routine added!")).toContainText("2 products added");
  await expect(cart.button).toHaveAccessibleName("Shopping cart, 2 in it");
});

test("a slow store shows boxes and words until the products are there", async ({
  page,
  shop,
  store,
}) => {
  store.fail("GetProducts", faults.slow, { times: 1 });
  await keepProgress(page, finished);
  await shop.visit("/quiz");

  await expect(page.getByText("Loading products...")).toBeAttached();
  await expect(new Quiz(page).question("Your routine, in three steps")).toBeVisible();
  await expect(new Quiz(page).sum).toContainText("$129.99 USD");
});

test("the steps of the quiz do not load the product behind it again", async ({
  page,
  shop,
  store,
}) => {
  const quiz = new Quiz(page, "dialog");
  await quiz.open(shop, "mouse");
  // From here on the page could not be had a second time.
  store.fail("GetProductByHandle", faults.serverError);
  await page.clock.setFixedTime(Date.now() + 120_000);
  await quiz.answerAll([["Growth"], ["Swimming"], ["The basics"]]);
  await quiz.button("Back").click();
  await expect(quiz.option("The basics")).toBeChecked();
  await page.goBack();
  await expect(quiz.option("Swimming")).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(quiz.dialog).toBeHidden();

  await expect(shop.title).toHaveText("Scalp Oil Pearls");
  expect(store.calls("GetProductByHandle")).toEqual(["server"]);
});
