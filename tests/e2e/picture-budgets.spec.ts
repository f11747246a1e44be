import type { Browser, BrowserContextOptions, Page, Response } from "@playwright/test";
import { kindsOfPages } from "../support/page-paths";
import { expect, test } from "../support/shop-fixtures";

test.use({ pictures: "real" });

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
    for (const path of kindsOfPages) {
      const loaded = await firstPicture(browser, `${baseURL}${path}`, device);
      expect.soft(loaded.length, `${path}: ${JSON.stringify(loaded)}`).toBeLessThanOrEqual(1);
      expect.soft(sum(loaded), `${path}: ${JSON.stringify(loaded)}`).toBeLessThanOrEqual(kilobytes);
    }
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

type Transfer = { path: string; kilobytes: number };

/** Every file that was loaded for a page's first picture, if it has one. Nothing but pictures is loaded. */
async function firstPicture(
  browser: Browser,
  url: string,
  device: BrowserContextOptions,
): Promise<Transfer[]> {
  const context = await browser.newContext({ ...device, javaScriptEnabled: false });
  await context.route(
    (address) => address.pathname.startsWith("/assets/"),
    (route) => route.abort(),
  );
  const page = await context.newPage();
  const transfers: Transfer[] = [];
  page.on("response", (response) => transfers.push(...transferOf(response)));
  // The browser's load event waits for this picture and for none that is lazy.
  await page.goto(url, { waitUntil: "load" });
  const shown = await page
    .locator("img[fetchpriority=high]")
    .evaluateAll((images) =>
      images.map((image) => (image instanceof HTMLImageElement ? image.currentSrc : "")),
    );
  await context.close();

  const stems = shown.map(stemOf);
  return transfers.filter(({ path }) => stems.includes(stemOf(path)));
}

/** A picture's address without width and format. */
function stemOf(address: string): string {
  return new URL(address, "http://localhost").pathname.replace(/-\d+\.\w+$/, "");
}

function transferOf(response: Response): Transfer[] {
  if (response.request().resourceType() !== "image") return [];
  const { pathname } = new URL(response.url());
  return [{ path: pathname, kilobytes: Number(response.headers()["content-length"]) / 1000 }];
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
