import { expectAccessible } from "../support/accessibility";
import { Quiz } from "../support/quiz";
import { expect, test } from "../support/shop-fixtures";

const labels = ["Thinning", "Moderate", "Heat styling", "A few steps", "$100–$200", "3–4 months"];

for (const [place, viewport, analyzed] of [
  ["page", { width: 390, height: 844 }, labels],
  // The questions are those of the page.
  ["dialog", { width: 1440, height: 900 }, labels.slice(0, 1)],
] as const) {
  test(`in a ${place} of ${viewport.width} pixels the questions and the routine are accessible`, async ({
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
      if (analyzed.includes(label)) await expectAccessible(page);
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
