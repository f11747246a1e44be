import { expectAccessible } from "../support/page-shape";
import { expect, test } from "../support/shop-fixtures";

test("the dialog closes in three ways and keeps its question, as a reload and the page do", async ({
  page,
  shop,
  quiz,
  quizDialog,
}) => {
  const third = "What’s your routine today?";
  await quizDialog.open("keyboard");
  await expectAccessible(page, "dialog[open]");
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

test("its own Back button goes through the questions, the browser's closes it, and closing leaves no history entry behind", async ({
  page,
  shop,
  quizDialog,
}) => {
  const third = quizDialog.question("What’s your routine today?");
  await shop.visit("/contact");
  await quizDialog.open();
  await quizDialog.button("Close quiz").evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(quizDialog.dialog).toBeHidden();
  await quizDialog.opener.click();
  await expect(quizDialog.dialog).toBeVisible();

  await quizDialog.answer(["Growth", "Swimming"]);
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

  await quizDialog.opener.click();
  await quizDialog.answer(["The basics"]);
  await page.keyboard.press("Escape");
  await quizDialog.close();
  await expect(quizDialog.opener).toBeFocused();
  await expect(shop.title).toHaveText("Scalp Oil Pearls");
  await page.goBack();
  await expect(page).toHaveURL("/contact");
});

test.describe("with permission to copy", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("a routine has its link, Back returns from a product to it, and its products go into the cart", async ({
    page,
    shop,
    cart,
    quizDialog,
  }) => {
    await quizDialog.finishBeforeVisit();
    await quizDialog.open();
    await expect(quizDialog.question("Your routine, in three steps")).toBeVisible();
    await expectAccessible(page, "dialog[open]");
    const keep = quizDialog.dialog.getByRole("region", { name: "Keep your routine" });
    await keep.getByRole("button", { name: "Copy Link" }).click();
    await expect(shop.toast("Link copied to clipboard!")).toBeVisible();
    const url = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(url).hash).toBe("#result=ct-sm-lh-rs-bc-tq");

    await quizDialog.steps.getByRole("link", { name: "Botanical Hair Oil" }).click();
    await expect(page).toHaveURL("/products/hair-oil");
    await expect(quizDialog.dialog).toBeHidden();
    await page.goBack();
    await expect(quizDialog.question("Your routine, in three steps")).toBeVisible();

    await quizDialog.summary.getByRole("button", { name: "Add All Three to Cart" }).click();
    const toast = quizDialog.dialog
      .getByRole("status")
      .filter({ hasText: "Complete routine added" });
    await expect(toast).toContainText("3 products added to your cart.");
    await toast.getByRole("button", { name: "View Cart" }).click();
    await expect(cart.lines).toHaveCount(3);
  });
});
