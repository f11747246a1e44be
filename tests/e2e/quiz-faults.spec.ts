import { catalog as standard } from "#brand/store/catalog.ts";
import { catalogWith, withStock } from "../support/catalogs";
import { faults } from "../support/faults";
import { expectAccessible } from "../support/page-shape";
import { expect, test } from "../support/shop-fixtures";

test.use({ storeKind: "faulty" });

const serum = "after-wash-scalp-serum";

test("products that cannot be loaded can be tried again, and an unpaid store has none", async ({
  page,
  shop,
  store,
  quiz,
}) => {
  store.fail("GetProducts", faults.htmlInsteadOfJson);
  await quiz.openRoutine();

  await expect(shop.failure).toContainText("we couldn’t load its products");
  await expect(shop.failure).toContainText("Please try again in a moment.");
  await expect(page.getByText("Your answers are saved.")).toBeVisible();
  const keep = page.getByRole("region", { name: "Keep your routine" });
  await expect(keep.getByRole("link", { name: "Email It to Yourself" })).toBeVisible();
  await expectAccessible(page, "main");

  await store.reset();
  store.fail("GetProducts", faults.paymentRequired);
  await shop.failure.getByRole("button", { name: "Try Again" }).click();
  await expect(shop.toast("Shopify: Payment required")).toBeVisible();
  await expect(quiz.question("Your routine is out of stock")).toBeVisible();
});

test("a linked result whose products cannot be loaded does not say that it is saved, and can be tried again", async ({
  page,
  shop,
  store,
  quiz,
}) => {
  store.fail("GetProducts", faults.htmlInsteadOfJson);
  await page.goto("/quiz#result=ct-sm-lh-rs-bc-tq");

  await expect(shop.failure).toContainText("we couldn’t load its products");
  await expect(page.getByText("Your answers are saved.")).toHaveCount(0);

  await store.reset();
  store.fail("GetProducts", faults.slow, { times: 1 });
  await shop.failure.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText("Loading products...")).toBeAttached();
  await expect(quiz.question("Your routine, in three steps")).toBeVisible();
});

test("a missing essential product is named and left out, a sold-out one is shown and not added", async ({
  shop,
  store,
  cart,
  quiz,
}) => {
  const products = standard.products.filter(({ handle }) => handle !== serum);
  store.sell({ ...standard, products });
  await quiz.openRoutine();
  await expect(quiz.container).toContainText(
    "After-Wash Scalp Serum is essential, based on your answers, but it isn’t available right now",
  );
  await expect(quiz.question("Your routine, in two steps")).toBeVisible();

  store.sell(catalogWith(withStock(serum)));
  await shop.visit("/quiz");
  const step = quiz.steps.filter({ hasText: "After-Wash Scalp Serum" });
  await expect(step.getByRole("button", { name: /^Out of Stock/ })).toBeDisabled();
  await expect(quiz.summary).toContainText("$81.99 USD");
  await quiz.summary.getByRole("button", { name: "Add Both to Cart" }).click();
  await expect(shop.toast("Complete routine added!")).toContainText("2 products added");
  await cart.expectPieces(2);
});

test("the quiz does not load its product again", async ({ page, shop, store, quizDialog }) => {
  await quizDialog.open();
  store.fail("GetProductByHandle", faults.serverError);
  await page.clock.setFixedTime(Date.now() + 120_000);
  await quizDialog.answer(["Growth", "Swimming", "The basics"]);
  await quizDialog.button("Back").click();
  await expect(quizDialog.option("The basics")).toBeChecked();
  await quizDialog.button("Back").click();
  await expect(quizDialog.option("Swimming")).toBeChecked();
  await quizDialog.close();

  await expect(shop.title).toHaveText("Scalp Oil Pearls");
  expect(store.calls("GetProductByHandle")).toEqual(["server"]);
});
