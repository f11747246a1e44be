import type { Page } from "@playwright/test";
import { expectLightFirstImage, getTransfers, sumKilobytes } from "../support/first-load";
import { kinds } from "../support/page-paths";
import { missingImages } from "../support/page-shape";
import { expect, test, testOnPhone } from "../support/shop-fixtures";

/** On a phone whose pixels are half as large. */
const testSharp = testOnPhone.extend({ deviceScaleFactor: 2 });
const testWithoutScript = testSharp.extend({ javaScriptEnabled: false });

testWithoutScript(
  "the first image of each kind of page is light and loaded once, and the largest is no lazy one",
  async ({ page, context, problems }) => {
    test.slow();
    problems.expect(/ERR_FAILED/, /status of 404/);
    await context.route(/\/assets\/.*(?<!\.css)$/, (route) => route.abort());
    for (const path of kinds) {
      // The load event waits for this image and for no lazy one.
      await page.goto(path, { waitUntil: "load" });
      await expectLightFirstImage(page, 60);
      await expectEagerLargestPaint(page);
    }
  },
);

testSharp("all images of the home page, down to its end, are light", async ({ page }) => {
  await page.goto("/");
  for (let top = 0; top < (await page.evaluate(() => document.body.scrollHeight)); top += 700) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
    await expect.poll(() => missingImages(page)).toEqual([]);
  }

  const transfers = await page.evaluate(getTransfers);
  const images = transfers.filter(({ url }) => /\/(?:pictures|cdn)\//.test(url));
  expect(images.length).toBeGreaterThan(3);
  expect(sumKilobytes(images), JSON.stringify(images, null, 1)).toBeLessThanOrEqual(450);
});

/** A lazy image is requested only after the layout, about a second later on a phone's connection. */
async function expectEagerLargestPaint(page: Page): Promise<void> {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const largest = await page.evaluate(getLargestInWindow);
    expect.soft(largest, page.url()).not.toContain('loading="lazy"');
  }
}

/** The opening tag of the image or text that covers most of the window. */
function getLargestInWindow(): string {
  const areaOf = (element: Element) => {
    const range = document.createRange();
    range.selectNode(element);
    if (element.textContent) range.selectNodeContents(element);
    const { left, top, right, bottom } = range.getBoundingClientRect();
    const width = Math.min(right, innerWidth) - Math.max(left, 0);
    const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
    return Math.max(width, 0) * Math.max(height, 0);
  };
  const [largest] = [...document.querySelectorAll("h1, h2, p, main img")].sort(
    (one, other) => areaOf(other) - areaOf(one),
  );
  return largest ? largest.outerHTML.slice(0, largest.outerHTML.indexOf(">")) : "";
}
