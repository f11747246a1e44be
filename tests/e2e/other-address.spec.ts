import type { Page } from "@playwright/test";
import { forwardPort } from "../support/forwarded-port";
import { picturesOf } from "../support/page-pictures";
import { buyByMouse } from "../support/purchase";
import { test as base, expect } from "../support/shop-fixtures";

/** The shop under a host name and a port that it was not started for; nobody set `SITE_URL`. */
const test = base.extend({
  baseURL: async ({ runningShop }, use) => {
    const forwarded = await forwardPort(runningShop.origin, "127.0.0.2");
    await use(forwarded.origin);
    // Browsers keep connections open, so the end of the last one is not waited for.
    void forwarded.close();
  },
});

test("every picture is shown", async ({ page, baseURL, shop }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  for (const path of ["/shop", "/products/hair-oil", "/blog/a-wash-day-in-the-right-order"]) {
    await shop.visit(path);
    await expectPictures(page, baseURL ?? "");
  }
});

test("a visitor buys, and the checkout is under the same address", async ({
  page,
  baseURL,
  shop,
  cart,
}) => {
  const opened: string[] = [];
  page.context().on("page", (tab) => tab.on("framenavigated", () => opened.push(tab.url())));

  await buyByMouse(page, shop, cart);

  const ofCheckout = opened.filter((url) => url.startsWith("http"));
  expect(ofCheckout.length).toBeGreaterThan(0);
  for (const url of ofCheckout) expect(new URL(url).origin).toBe(baseURL);
});

test("pages say the shop's own address to search engines and link previews", async ({
  request,
  runningShop,
  baseURL,
}) => {
  for (const path of ["/products/hair-oil", "/blog/a-wash-day-in-the-right-order"]) {
    const html = await (await request.get(path)).text();

    expect(html).toContain(`<link rel="canonical" href="${runningShop.origin}${path}"`);
    expect(picturesOf(html).shared).toMatch(`${runningShop.origin}/cdn/shop/files/`);
    expect(html).not.toContain(baseURL ?? "");
  }
});

/** Every picture from the store that a visitor scrolls past is drawn, from the address in use. */
async function expectPictures(page: Page, origin: string): Promise<void> {
  const pictures = page.getByRole("main").locator('img[src*="/cdn/"]');
  const count = await pictures.count();
  expect(count).toBeGreaterThan(0);
  for (let index = 0; index < count; index++) {
    const picture = pictures.nth(index);
    await picture.evaluate((image) => image.scrollIntoView());
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(new URL(source).origin).toBe(origin);
  }
}
