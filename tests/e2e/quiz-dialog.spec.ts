import { expectAccessible } from "../support/page-shape";
import { expect, test } from "../support/shop-fixtures";

const twoProducts = ["Texture", "Color", "A few steps", "$200+", "6+ months"];

test("the dialog closes in three ways and keeps its question, as a reload and the page do", async ({
  page,
  shop,
  quiz,
  quizDialog,
}) => {
  const third = "What’s your routine today?";
  await quizDialog.open("keyboard");
  await expectAccessible(page);
  await quizDialog.answer(["Texture", "Color"], "keyboard");

  await quizDialog.close();
  await expect(quizDialog.opener).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(quizDialog.question(third)).toBeVisible();
  await expect(page).toHaveURL("/products/scalp-oil-pearls");

  await page.mouse.click(100, 450);
  await expect(quizDialog.dialog).toBeHidden();
  await expect(quizDialog.opener).toBeFocused();
  await quizDialog.opener.click();
  await quizDialog.button("Close quiz").click();
  await expect(quizDialog.dialog).toBeHidden();

  await quizDialog.opener.click();
  await page.reload();
  await expect(quizDialog.question(third)).toBeVisible();
  await quizDialog.close();
  await shop.visit("/quiz");
  await expect(quiz.question(third)).toBeVisible();
});

test("its own Back button goes through the questions; the browser's closes it, then leaves", async ({
  page,
  shop,
  quizDialog,
}) => {
  await shop.openHome();
  await quizDialog.open();
  await quizDialog.answer(["Growth", "Swimming"]);
  const third = quizDialog.question("What’s your routine today?");
  await expect(third).toBeFocused();

  await quizDialog.button("Back").click();
  await expect(quizDialog.option("Swimming")).toBeChecked();
  await quizDialog.button("Back").click();
  await expect(quizDialog.option("Growth")).toBeChecked();
  await quizDialog.next.click();
  await quizDialog.next.click();
  await expect(third).toBeFocused();

  await page.goBack();
  await expect(quizDialog.dialog).toBeHidden();
  await expect(shop.title).toHaveText("Scalp Oil Pearls");
  await page.goForward();
  await expect(third).toBeVisible();
  await page.goBack();
  await expect(quizDialog.dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("closing, even twice, leaves no history entry behind", async ({ page, shop, quizDialog }) => {
  await shop.openHome();
  await quizDialog.open();
  await quizDialog.button("Close quiz").evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(quizDialog.dialog).toBeHidden();

  await quizDialog.opener.click();
  await expect(quizDialog.dialog).toBeVisible();
  await quizDialog.answer(["Growth", "Swimming", "The basics"]);
  await page.keyboard.press("Escape");
  await quizDialog.close();
  await expect(quizDialog.opener).toBeFocused();
  await expect(shop.title).toHaveText("Scalp Oil Pearls");

  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("a product of the routine is a link, Back returns to the routine, and both go into the cart", async ({
  page,
  cart,
  quizDialog,
}) => {
  await quizDialog.open();
  await quizDialog.answer(twoProducts);
  await quizDialog.steps.getByRole("link", { name: "Botanical Hair Oil" }).click();
  await expect(page).toHaveURL("/products/hair-oil");
  await expect(quizDialog.dialog).toBeHidden();
  await page.goBack();
  await expect(quizDialog.question("Your routine, in two steps")).toBeVisible();

  await quizDialog.summary.getByRole("button", { name: "Add Both to Cart" }).click();
  const toast = quizDialog.dialog.getByRole("status").filter({ hasText: "Complete routine added" });
  await expect(toast).toContainText("2 products added to your cart.");
  await toast.getByRole("button", { name: "View Cart" }).click();
  await expect(cart.lines).toHaveCount(2);
});
