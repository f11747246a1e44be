import type { Page, Response } from "@playwright/test";
import { kindsOfPages } from "../support/page-paths";
import { expect, test } from "../support/shop-fixtures";

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 };

for (const [name, device, kilobytes] of [
  ["phone", phone, 60],
  ["desktop", desktop, 140],
] as const) {
  test(`the first picture of every page is light and loaded once on a ${name}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ ...device, baseURL, javaScriptEnabled: false });
    await context.route(/\/assets\//, (route) => route.abort());
    const page = await context.newPage();
    for (const path of kindsOfPages) {
      const loaded = await firstPicture(page, path);
      const listed = `${path}: ${JSON.stringify(loaded)}`;
      const count = await page.locator("img[fetchpriority=high]").count();
      expect.soft(loaded, listed).toHaveLength(count);
      expect.soft(sum(loaded), listed).toBeLessThanOrEqual(kilobytes);
    }
    await context.close();
  });
}

test.describe("on a phone", () => {
  test.use(phone);

  test("all pictures of the home page, down to its end, are light", async ({ page }) => {
    const transfers: Transfer[] = [];
    page.on("response", (response) => transfers.push(...transferOf(response)));
    await page.goto("/");
    await scrollToEnd(page);

    const listed = JSON.stringify(transfers, null, 1);
    expect(transfers.length).toBeGreaterThan(3);
    expect(sum(transfers), listed).toBeLessThanOrEqual(450);
  });
});

type Transfer = { url: string; kilobytes: number };

/** Every file that was loaded for a page's first picture, if it has one. */
async function firstPicture(page: Page, path: string): Promise<Transfer[]> {
  const transfers: Transfer[] = [];
  const note = (response: Response) => transfers.push(...transferOf(response));
  page.on("response", note);
  // The browser's load event waits for this picture and for none that is lazy.
  await page.goto(path, { waitUntil: "load" });
  page.off("response", note);
  const candidates = await page.evaluate(candidatesOfFirst);
  return transfers.filter(({ url }) => candidates.includes(url));
}

/** Every address from which the browser chose when it preloaded that picture and when it showed it. */
function candidatesOfFirst(): string[] {
  const lists = document.querySelectorAll(
    "link[rel=preload][imagesrcset], source:has(~ img[fetchpriority=high]), img[fetchpriority=high]",
  );
  return [...lists].flatMap((element) => {
    const list = element.getAttribute("srcset") ?? element.getAttribute("imagesrcset") ?? "";
    return list.split(", ").map((one) => new URL(one.split(" ")[0] ?? "", location.href).href);
  });
}

function transferOf(response: Response): Transfer[] {
  if (response.request().resourceType() !== "image") return [];
  const kilobytes = Number(response.headers()["content-length"]) / 1000;
  return [{ url: response.url(), kilobytes }];
}

/** A window at a time, waiting at each for the pictures in sight. */
async function scrollToEnd(page: Page): Promise<void> {
  for (let top = 0; top < (await page.evaluate(() => document.body.scrollHeight)); top += 700) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
    await expect.poll(() => picturesUnderWay(page)).toBe(0);
  }
}

function picturesUnderWay(page: Page): Promise<number> {
  return page.locator("img").evaluateAll(
    (images) =>
      images.filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        const isInSight = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        return isInSight && image instanceof HTMLImageElement && image.naturalWidth === 0;
      }).length,
  );
}

function sum(transfers: readonly Transfer[]): number {
  return transfers.reduce((total, { kilobytes }) => total + kilobytes, 0);
}
