import { catalogueWith, productRecord } from "../support/catalogues";
import { elementsOf } from "../support/html-elements";
import { expect, test } from "../support/shop-fixtures";

test.use({ storeKind: "faulty" });

const attack = "window.attacked=1";
/** Ends, begins and breaks whatever a text of the store is written into. */
const title = `</script><script>${attack}</script><!--<script>\u2028\u2029]]>"'\`\${${attack}}&lt;{{7*7}}</title><img src=x onerror=${attack}>`;

test("no title of a product leaves the place that it is written into", async ({
  page,
  shop,
  cart,
  store,
  request,
}) => {
  store.sell(catalogueWith(productRecord({ title, handle: "hostile", tags: ["haircare"] })));

  const html = await (await request.get("/products/hostile")).text();
  const scripts = elementsOf(html).filter(({ name }) => name === "script");
  const plain = await (await request.get("/products/hair-oil")).text();
  expect(scripts.length).toBe(elementsOf(plain).filter(({ name }) => name === "script").length);

  await shop.visit("/products/hostile");
  expect(await shop.title.textContent()).toBe(title);
  const data = page.locator('script[type="application/ld+json"]').first();
  expect(JSON.parse((await data.textContent()) ?? "")).toMatchObject({ name: title });
  await shop.addToCart.click();
  await cart.open();
  await expect(cart.drawer).toContainText("{{7*7}}");
  await page.keyboard.press("Escape");

  // The same words, as the browser has them from the store itself.
  await page.getByRole("banner").locator('a[href="/shop"]').first().click();
  await page.locator('main a[href="/products/hostile"]').first().click();
  await expect(shop.title).toContainText("{{7*7}}");
  expect(await shop.title.textContent()).toBe(title);
  expect(await page.evaluate(() => Reflect.get(window, "attacked") ?? null)).toBeNull();
});
