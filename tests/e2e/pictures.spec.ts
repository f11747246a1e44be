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

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const) {
  test(`the gallery's \`sizes\` say how wide its slides are at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/products/hair-nutraceutical");

    const slides = await page
      .getByRole("list", { name: "Pictures" })
      .locator("img")
      .evaluateAll((images) =>
        images.map((image) => {
          const probe = document.createElement("div");
          document.body.append(probe);
          // The first entry whose condition holds; the last one has none.
          for (const entry of (image.getAttribute("sizes") ?? "").split(", ")) {
            const [condition = ""] = /^\(.*\)/.exec(entry) ?? [];
            if (condition && !matchMedia(condition).matches) continue;
            probe.style.width = entry.slice(condition.length);
            break;
          }
          return [probe.offsetWidth, image.clientWidth];
        }),
      );
    expect(slides).toHaveLength(5);
    for (const [promised = 0, shown = 0] of slides) {
      expect(Math.abs(promised - shown) / shown, `${promised} for ${shown}`).toBeLessThan(0.02);
    }
  });
}

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
