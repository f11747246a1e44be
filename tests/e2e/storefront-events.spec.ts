import type { Page } from "@playwright/test";
import { expect, test } from "../support/shop-fixtures";

const names = [
  "page:view",
  "product:view",
  "product:select",
  "cart:view",
  "cart:lines-update",
  "cart:discount-update",
  "cart:error",
  "collection:view",
  "collection:update",
  "search:update",
];

/** Listens as an owner's script would, from before the first page. */
async function listen(page: Page) {
  await page.addInitScript((types) => {
    const heard: unknown[] = [];
    Reflect.set(window, "heard", heard);
    for (const type of types)
      document.addEventListener(`shopify:${type}`, async (event) => {
        const { isTrusted, promise, ...payload } = Object.assign({ promise: null }, event);
        heard.push({ ...payload, type, result: await promise });
      });
  }, names);
  return (type: string) =>
    page.evaluate((wanted) => {
      const heard = Reflect.get(window, "heard") as { type: string }[];
      return heard.filter((event) => event.type === wanted);
    }, type);
}

test("a page, its product and a chosen option are reported once, with the title of the page", async ({
  page,
  shop,
}) => {
  const heard = await listen(page);
  await shop.openProduct("growth-strength-shampoo");
  await expect.poll(() => heard("page:view")).toHaveLength(1);

  expect(await heard("page:view")).toMatchObject([
    { page: { template: "product", title: await page.title(), url: page.url() } },
  ]);
  expect(await heard("product:view")).toMatchObject([
    {
      context: "page",
      product: {
        handle: "growth-strength-shampoo",
        selectedVariant: { price: { currencyCode: "USD" }, availableForSale: true },
      },
    },
  ]);
  await page.getByRole("radio", { name: /Unscented/ }).check();
  await expect.poll(() => heard("product:select")).toHaveLength(1);
  const option = { name: "Scent", value: "Unscented" };
  expect(await heard("product:select")).toMatchObject([
    {
      product: { handle: "growth-strength-shampoo" },
      selectedOptions: expect.arrayContaining([option]),
      result: { variant: { selectedOptions: expect.arrayContaining([option]) } },
    },
  ]);

  await page.getByRole("banner").getByRole("link", { name: "Science" }).first().click();
  await expect.poll(() => heard("page:view")).toHaveLength(2);
  expect((await heard("page:view"))[1]).toMatchObject({
    page: { template: "page", title: await page.title(), url: page.url() },
  });
});

test("lines and a discount code are reported with the cart when they change, not when they are read again, also beside a listener that throws", async ({
  page,
  cart,
  problems,
}) => {
  problems.expect(/a script of the owner/);
  await page.addInitScript(() => {
    document.addEventListener("shopify:cart:lines-update", () => {
      throw new Error("a script of the owner");
    });
  });
  const heard = await listen(page);
  await cart.openWith("hair-oil");
  await cart.drawer.getByText("Discount code").first().click();
  await cart.drawer.getByRole("textbox", { name: "Discount code" }).fill("WELCOME10");
  await page.keyboard.press("Enter");
  await expect.poll(() => heard("cart:discount-update")).toHaveLength(1);
  await cart.drawer.getByRole("button", { name: /^Remove Botanical/ }).click();
  await expect.poll(() => heard("cart:lines-update")).toHaveLength(2);
  expect(await heard("cart:lines-update")).toMatchObject([
    { action: "add", context: "product", result: { cart: { totalQuantity: 1 } } },
    { action: "remove", context: "cart", result: { cart: { totalQuantity: 0 } } },
  ]);

  await page.reload();
  await expect.poll(() => heard("page:view")).toHaveLength(1);
  expect(await heard("cart:discount-update")).toEqual([]);
});

test("a category, its filter and a search are reported with the number of products", async ({
  page,
  shop,
}) => {
  const heard = await listen(page);
  await shop.visit("/shop/haircare?availability=in-stock&sort=price-asc");
  await expect.poll(() => heard("collection:view")).toHaveLength(1);
  await page.getByRole("link", { name: "Remove Price, low to high" }).click();

  await expect.poll(() => heard("collection:update")).toHaveLength(1);
  const [update] = await heard("collection:update");
  const [shown] = /\d+/.exec((await page.getByText(/^Showing/).textContent()) ?? "") ?? [];
  expect(update).toMatchObject({
    collection: { id: null, handle: "haircare", productsCount: Number(shown) },
    productFilters: [{ available: true }],
    sortKey: "MANUAL",
  });

  await shop.visit("/search?q=oil");
  await expect.poll(() => heard("search:update")).toHaveLength(1);
  const [{ result }] = (await heard("search:update")) as unknown as [{ result: unknown }];
  expect(result).toEqual({ totalCount: expect.any(Number) });
});
