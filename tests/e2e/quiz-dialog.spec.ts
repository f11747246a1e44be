import { Quiz } from "../support/quiz";
import { expect, test } from "../support/shop-fixtures";

test("Escape closes the dialog, focus returns to its button, and reopening continues", async ({
  page,
  shop,
}) => {
  const quiz = new Quiz(page, "dialog");
  await quiz.open(shop, "keyboard");
  await quiz.answerAll([["Texture"], ["Color"]], "keyboard");
  await page.keyboard.press("Escape");

  await expect(quiz.dialog).toBeHidden();
  await expect(quiz.opener).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(quiz.question("What is your routine today?")).toBeVisible();
  await expect(page).toHaveURL("/products/scalp-oil-pearls");
});

test("a press beside the dialog and its own button close it", async ({ page, shop }) => {
  const quiz = new Quiz(page, "dialog");
  await quiz.open(shop, "mouse");
  await page.mouse.click(100, 450);
  await expect(quiz.dialog).toBeHidden();
  await expect(quiz.opener).toBeFocused();

  await quiz.opener.click();
  await quiz.button("Close quiz").click();
  await expect(quiz.dialog).toBeHidden();
});

test("the browser's Back goes to the question before, then closes, then leaves the product", async ({
  page,
  shop,
}) => {
  const quiz = new Quiz(page, "dialog");
  await shop.openHome();
  await quiz.open(shop, "mouse");
  await quiz.answerAll([["Growth"], ["Swimming"]]);

  await page.goBack();
  await expect(quiz.option("Swimming")).toBeChecked();
  await page.goBack();
  await expect(quiz.option("Growth")).toBeChecked();
  await page.goBack();
  await expect(quiz.dialog).toBeHidden();
  await expect(shop.title).toHaveText("Scalp Oil Pearls");
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("however often it is told to close, the page below it stays", async ({ page, shop }) => {
  const quiz = new Quiz(page, "dialog");
  await shop.openHome();
  await quiz.open(shop, "mouse");
  await quiz.button("Close quiz").evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(quiz.dialog).toBeHidden();

  await quiz.opener.click();
  await expect(quiz.dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(quiz.dialog).toBeHidden();
  await expect(shop.title).toHaveText("Scalp Oil Pearls");
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("closing it leaves no entries of the quiz behind", async ({ page, shop }) => {
  const quiz = new Quiz(page, "dialog");
  await shop.openHome();
  await quiz.open(shop, "mouse");
  await quiz.answerAll([["Growth"], ["Swimming"], ["The basics"]]);
  await page.keyboard.press("Escape");
  await expect(quiz.dialog).toBeHidden();
  await expect(quiz.opener).toBeFocused();

  await page.goBack();

  await expect(page).toHaveURL("/");
});

test("a reload in the middle keeps the dialog at its question", async ({ page, shop }) => {
  const quiz = new Quiz(page, "dialog");
  await quiz.open(shop, "mouse");
  await quiz.answerAll([["Dryness"]]);

  await page.reload();

  await expect(quiz.question("What does your hair live with?")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(quiz.dialog).toBeHidden();
});

test("what is answered in the dialog goes on at the quiz's page", async ({ page, shop }) => {
  const quiz = new Quiz(page, "dialog");
  await quiz.open(shop, "mouse");
  await quiz.answerAll([["Breakage"], ["Early"]]);
  await page.keyboard.press("Escape");
  await expect(quiz.dialog).toBeHidden();

  await shop.visit("/quiz");

  await expect(new Quiz(page).question("What does your hair live with?")).toBeVisible();
});

test("the routine goes into the cart from the dialog, and the message is in reach", async ({
  page,
  shop,
  cart,
}) => {
  const quiz = new Quiz(page, "dialog");
  await quiz.open(shop, "mouse");
  await quiz.answerAll([["Texture"], ["Color"], ["A few steps"], ["$200+"], ["6+ months"]]);
  await quiz.sum.getByRole("button", { name: "Add both to cart" }).click();

  const toast = quiz.dialog.getByRole("status").filter({ hasText: "Complete routine added!" });
  await expect(toast).toContainText("2 products added to your cart.");
  await toast.getByRole("button", { name: "View cart" }).click();
  await expect(cart.lines).toHaveCount(2);
});

test("a product of the routine is a link, and Back returns to the routine", async ({
  page,
  shop,
}) => {
  const quiz = new Quiz(page, "dialog");
  await quiz.open(shop, "mouse");
  await quiz.answerAll([["Texture"], ["Color"], ["A few steps"], ["$200+"], ["6+ months"]]);
  await quiz.steps.getByRole("link", { name: "Botanical Hair Oil" }).click();
  await expect(page).toHaveURL("/products/hair-oil");
  await expect(quiz.dialog).toBeHidden();

  await page.goBack();

  await expect(quiz.question("Your routine, in two steps")).toBeVisible();
});

test("a dialog that cannot be loaded says so, and the page stays", async ({
  page,
  shop,
  problems,
}) => {
  problems.expect(/Failed to load resource|dynamically imported module|preload/i);
  const quiz = new Quiz(page, "dialog");
  await shop.openProduct("hair-oil");
  await page.route(/\/assets\/quiz-dialog-/, (route) => route.abort());
  await quiz.opener.click();

  await expect(shop.toast("The quiz could not be opened")).toBeVisible();
  await expect(shop.title).toHaveText("Botanical Hair Oil");
});
