import { expectLightFirstImage, getTransfers, sumKilobytes } from "../support/first-load";
import { kinds } from "../support/page-paths";
import { missingImages } from "../support/page-shape";
import { expect, test, testOnPhone } from "../support/shop-fixtures";

/** On a phone whose pixels are half as large. */
const testSharp = testOnPhone.extend({ deviceScaleFactor: 2 });
const testWithoutScript = testSharp.extend({ javaScriptEnabled: false });

testWithoutScript(
  "the first image of each kind of page is light and loaded once",
  async ({ page, context, problems, request }) => {
    test.slow();
    problems.expect(/ERR_FAILED/, /status of 404/);
    await context.route(/\/assets\/.*(?<!\.css)$/, (route) => route.abort());
    for (const path of kinds) {
      if (!/fetchpriority="high"/i.test(await (await request.get(path)).text())) continue;
      // The load event waits for this image and for no lazy one.
      await page.goto(path, { waitUntil: "load" });
      await expectLightFirstImage(page, 60);
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
