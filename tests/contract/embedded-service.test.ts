import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fetchArticle } from "~/commerce/operations/article";
import { fetchArticles } from "~/commerce/operations/blog-articles";
import { CheckoutRefused, createCheckout } from "~/commerce/operations/cart-create";
import { fetchProduct } from "~/commerce/operations/product-by-handle";
import { catalogueSize, fetchProducts } from "~/commerce/operations/products";
import type { Catalogue } from "../../embedded-commerce/data/records";
import { emptyCatalogue } from "../support/catalogues";
import { type EmbeddedStore, openEmbeddedStore } from "../support/embedded-store";

let store: EmbeddedStore;

function openStore(catalogue?: Catalogue) {
  beforeAll(() => {
    store = openEmbeddedStore(catalogue ? { catalogue } : {});
  });
  afterAll(() => store.close());
}

const listProducts = () => fetchProducts(store.client, catalogueSize);
const checkOut = (merchandiseId = "", quantity = 1) =>
  createCheckout(store.client, [{ merchandiseId, quantity }]);

describe("the store of the shop", () => {
  openStore();

  test("lists products with all that a card and a page show", async () => {
    const listed = await listProducts();

    expect(listed.length).toBeGreaterThan(10);
    for (const { handle, images } of listed) {
      expect(images).toHaveLength(1);
      const product = await fetchProduct(store.client, handle);
      expect(product).toMatchObject({
        id: expect.stringMatching(/^gid:\/\/shopify\/Product\/\d+$/),
        title: expect.stringMatching(/\S/),
        description: expect.stringMatching(/\S/),
        handle: expect.stringMatching(/^[a-z\d-]+$/),
        minPrice: { amount: expect.stringMatching(/^\d+\.\d{1,2}$/), currencyCode: "USD" },
      });
      expect([3, 4, 5]).toContain(product?.images.length);
      expect(product?.variants.length).toBeGreaterThanOrEqual(1);
      expect(product?.variants.length).toBeLessThanOrEqual(10);
    }
  });

  test("lists articles newest first, and has each by its handle", async () => {
    const { articles } = await fetchArticles(store.client);
    const dates = articles.map(({ publishedAt }) => Date.parse(publishedAt));

    expect(dates.length).toBeGreaterThanOrEqual(1);
    expect(dates).toEqual(dates.toSorted((one, other) => other - one));
    expect(await fetchArticle(store.client, articles[0]?.handle ?? "")).toEqual(articles[0]);
  });

  test("creates a checkout, and lowers a quantity to its stock without an error", async () => {
    const product = await fetchProduct(store.client, "growth-strength-shampoo");
    const variant = product?.variants.find(({ title }) => title.includes("Unscented"));

    const { checkoutUrl, shortLines } = await checkOut(variant?.id, 50);

    expect(new URL(checkoutUrl).searchParams.get("key")).toMatch(/\S/);
    expect(shortLines).toEqual([{ merchandiseId: variant?.id, requested: 50, available: 3 }]);
  });

  test("refuses an unknown variant with a reason", async () => {
    const call = checkOut("gid://shopify/ProductVariant/1");

    await expect(call).rejects.toThrow(CheckoutRefused);
    await expect(call).rejects.toThrow(/^Cart creation failed: .*\S/);
  });
});

describe("a store without products", () => {
  openStore(emptyCatalogue);

  test("answers every query with nothing", async () => {
    expect(await listProducts()).toEqual([]);
    expect(await fetchProduct(store.client, "hair-oil")).toBeNull();
    expect((await fetchArticles(store.client)).articles).toEqual([]);
    expect(await fetchArticle(store.client, "any")).toBeNull();
  });
});
