import { buyByMouse } from "../support/purchase";
import { readPage } from "../support/served-pages";
import { test as base, expect } from "../support/shop-fixtures";

/** The shop under a host name that it was not started for, without `SITE_URL`. */
const test = base.extend({
  baseURL: ({ runningShop }, use) => use(runningShop.origin.replace("localhost", "127.0.0.1")),
});

// As most visitors see it.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a visitor buys, every picture is shown, and all of it is under the same address", async ({
  page,
  baseURL,
  shop,
  cart,
}) => {
  const opened: string[] = [];
  page.context().on("page", (tab) => tab.on("framenavigated", () => opened.push(tab.url())));
  await buyByMouse(page, shop, cart);
  const checkoutUrls = opened.filter((url) => url.startsWith("http"));
  expect(checkoutUrls.length).toBeGreaterThan(0);
  for (const url of checkoutUrls) expect(new URL(url).origin).toBe(baseURL);

  for (const path of ["/shop/haircare", "/blog/a-wash-day-in-the-right-order"]) {
    await shop.visit(path);
    const pictures = await page.getByRole("main").locator('img[src*="/cdn/"]').all();
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) {
      await picture.evaluate((image) => image.scrollIntoView());
      const isShown = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
      await expect.poll(isShown).toBe(true);
      const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
      expect(new URL(source).origin).toBe(baseURL);
    }
  }
});

test("pages name the shop's own address to search engines and link previews", async ({
  request,
  runningShop,
}) => {
  for (const path of ["/products/hair-oil", "/blog/a-wash-day-in-the-right-order"]) {
    const { canonical, sharedPicture } = await readPage(request, path);
    expect(canonical).toBe(runningShop.origin + path);
    expect(sharedPicture).toMatch(`${runningShop.origin}/cdn/shop/files/`);
  }
});
