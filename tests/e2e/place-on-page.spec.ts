import type { Page } from "@playwright/test";
import { atRest } from "../support/at-rest";
import { expect, test } from "../support/shop-fixtures";

// What lies far below is laid out when she comes near; until then its height is a guess.

const reviews = (page: Page) => page.getByRole("heading", { name: "verified reviews" });
const itsHeight = (page: Page) =>
  reviews(page).evaluate((heading) => heading.getBoundingClientRect().top);

async function readAsFarAsReviews(page: Page): Promise<number> {
  const isInSight = () =>
    reviews(page).evaluate((heading) => heading.getBoundingClientRect().bottom < innerHeight);
  while (!(await isInSight())) {
    await page.mouse.wheel(0, 500);
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(shown)));
  }
  await atRest(() => itsHeight(page));
  return itsHeight(page);
}

test("loaded again, a page is where she had read it", async ({ page, shop }) => {
  await shop.openHome();
  const before = await readAsFarAsReviews(page);

  await page.reload();

  await expect(reviews(page)).toBeInViewport();
  await expect.poll(() => itsHeight(page)).toBeCloseTo(before, -1);
});

test("back from another page, she is where she was", async ({ page, shop }) => {
  await shop.openHome();
  const before = await readAsFarAsReviews(page);
  await page.getByRole("link", { name: "Read all reviews" }).click();
  await expect(page).toHaveURL(/\/proof\/testimonials$/);
  await expect(shop.title).toBeInViewport();

  await page.goBack();

  await expect(reviews(page)).toBeInViewport();
  await expect.poll(() => itsHeight(page)).toBeCloseTo(before, -1);
});
