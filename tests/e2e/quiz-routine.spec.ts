import { expect, test } from "../support/shop-fixtures";

test("a routine shows products with reason, time, price and budget, to be added alone or all at once", async ({
  shop,
  cart,
  quiz,
}) => {
  await quiz.openRoutine();

  const serum = quiz.steps.filter({ hasText: "After-Wash Scalp Serum" });
  for (const text of ["After each wash", "Essential", "$48.00 USD", "You put thinning first"])
    await expect(serum).toContainText(text);
  await expect(serum.locator("img")).toHaveAttribute("src", /width=/);
  await expect(quiz.steps.filter({ hasText: "Hair Oil" })).toContainText("Recommended");
  await expect(quiz.summary).toContainText("$129.99 USD");
  await expect(quiz.summary).toContainText("Within the $100–$200 you chose.");
  await expect(quiz.container).toContainText("You chose a 60-day plan.");
  await expect(quiz.container).toContainText("These statements have not been evaluated");
  await expect(quiz.container.getByRole("list", { name: "Your answers" })).toContainText(
    "Heat styling",
  );

  await quiz.steps.getByRole("button", { name: "Add to Cart Botanical Hair Oil" }).click();
  await expect(shop.toast("Added to cart!")).toContainText("Botanical Hair Oil has been added");
  await cart.expectPieces(1);
  await quiz.summary.getByRole("button", { name: "Add all three to cart" }).dblclick();
  await expect(shop.toast("Complete routine added!")).toContainText("3 products added");
  await cart.expectPieces(4);
});

test("on a phone a bar at the foot is shown between the top and the button", async ({
  page,
  quiz,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await quiz.openRoutine();
  const bar = page.getByRole("region", { name: "Whole routine" });
  const button = quiz.summary.getByRole("button", { name: "Add all three to cart" });
  await expect(button).toBeAttached();
  await expect(bar).toBeHidden();

  await quiz.steps.nth(1).scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
  await button.scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the quiz says that it needs JavaScript and links to the shop", async ({ page }) => {
    await page.goto("/products/hair-oil");
    await page.getByRole("link", { name: "Not sure? Take our quiz" }).click();
    await expect(page).toHaveURL("/quiz");

    const main = page.getByRole("main");
    await expect(main.getByText(/which takes JavaScript/)).toBeVisible();
    await expect(main.getByRole("button")).toHaveCount(0);
    await main.getByRole("link", { name: "Shop all products" }).click();
    await expect(page).toHaveURL("/shop");
  });
});
