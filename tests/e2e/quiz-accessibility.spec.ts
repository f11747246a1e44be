import { expectAccessible } from "../support/accessibility";
import { Quiz } from "../support/quiz";
import { expect, test } from "../support/shop-fixtures";

const labels = ["Thinning", "Moderate", "Heat styling", "A few steps", "$100–$200", "3–4 months"];

for (const [place, viewport] of [
  ["page", { width: 390, height: 844 }],
  ["dialog", { width: 1440, height: 900 }],
] as const) {
  test(`in a ${place} of ${viewport.width} pixels each question and the routine keep nobody out`, async ({
    page,
    shop,
  }) => {
    // Seven analyses, each of a whole page.
    test.slow();
    await page.setViewportSize(viewport);
    const quiz = new Quiz(page, place);
    await quiz.open(shop, "mouse");

    for (const label of labels) {
      await quiz.option(label).check();
      await expectAccessible(page);
      await quiz.onward.click();
      await expect(quiz.option(label)).toHaveCount(0);
    }

    await expect(quiz.sum).toContainText("Total");
    await expectAccessible(page);
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider, "scrolls sideways").toBeLessThanOrEqual(0);
  });
}
