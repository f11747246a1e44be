import type { Page } from "@playwright/test";
import { expect, test } from "../support/shop-fixtures";

for (const path of ["/", "/products/hair-oil"]) {
  test(`the pictures in sight on ${path} arrive, and none is missing`, async ({ page }) => {
    await page.goto(path);

    await expect.poll(() => unfinished(page), { timeout: 30_000 }).toEqual([]);
  });
}

test("every picture says what it shows or that it is decoration, and keeps its place", async ({
  page,
}) => {
  await page.goto("/shop");

  const unsaid = await page
    .locator("img")
    .evaluateAll((images) =>
      images
        .filter((image) => !image.hasAttribute("alt") || !image.hasAttribute("width"))
        .map((image) => image.outerHTML),
    );
  expect(unsaid).toEqual([]);
});

/** Addresses of pictures in the window that have not arrived, or arrived broken. */
function unfinished(page: Page): Promise<string[]> {
  return page.locator("img").evaluateAll((images) =>
    images.flatMap((image) => {
      if (!(image instanceof HTMLImageElement)) return [];
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      const isInHeight = bottom > 0 && top < innerHeight;
      const isInSight = width > 0 && isInHeight && right > 0 && left < innerWidth;
      return isInSight && image.naturalWidth === 0 ? image.currentSrc || image.src : [];
    }),
  );
}
