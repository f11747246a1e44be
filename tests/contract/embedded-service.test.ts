import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCommerceClient } from "~/commerce/client";
import { fetchArticle } from "~/commerce/operations/article";
import { fetchArticles } from "~/commerce/operations/blog-articles";
import { CheckoutRefused, createCheckout } from "~/commerce/operations/cart-create";
import { fetchProduct } from "~/commerce/operations/product-by-handle";
import { catalogueSize, fetchProducts, relatedSize } from "~/commerce/operations/products";
import type { Catalogue } from "../../embedded-commerce/data/records";
import { EMBEDDED_PUBLIC_TOKEN } from "../../embedded-commerce/service";
import { createCatalogue, emptyCatalogue, productRecord } from "../support/catalogues";
import { type EmbeddedStore, openEmbeddedStore } from "../support/embedded-store";

let store: EmbeddedStore;
afterAll(() => store.close());

function openStore(catalogue?: Catalogue) {
  beforeAll(() => {
    store?.close();
    store = openEmbeddedStore(catalogue ? { catalogue } : {});
  });
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

  test("offers exactly the option values that its variants have", async () => {
    for (const { options, variants } of await listProducts()) {
      for (const { selectedOptions } of variants) {
        expect(selectedOptions.map(({ name }) => name)).toEqual(options.map(({ name }) => name));
        for (const [index, { value }] of selectedOptions.entries()) {
          expect(options[index]?.values).toContain(value);
        }
      }
    }
  });

  test("has a variant that is sold out", async () => {
    const variants = (await listProducts()).flatMap((product) => product.variants);

    expect(variants.map(({ availableForSale }) => availableForSale)).toContain(false);
  });

  test("has no product of an unknown handle", async () => {
    expect(await fetchProduct(store.client, "wig")).toBeNull();
  });

  test("lists articles newest first, and has each by its handle", async () => {
    const { articles } = await fetchArticles(store.client);
    const dates = articles.map(({ publishedAt }) => Date.parse(publishedAt));

    expect(dates.length).toBeGreaterThanOrEqual(1);
    expect(dates).toEqual(dates.toSorted((one, other) => other - one));
    expect(await fetchArticle(store.client, articles[0]?.handle ?? "")).toEqual(articles[0]);
    expect(await fetchArticle(store.client, "no-such-article")).toBeNull();
  });

  test("creates a checkout, whose page shows the product", async () => {
    const product = await fetchProduct(store.client, "hair-oil");

    const checkout = await checkOut(product?.variants[0]?.id, 2);

    const url = new URL(checkout.checkoutUrl);
    expect(url.searchParams.get("channel")).toBe("online_store");
    expect(url.searchParams.get("key")).toMatch(/\S/);
    expect(checkout.shortLines).toEqual([]);
    const redirect = await store.fetch(new Request(url));
    const page = await store.fetch(
      new Request(new URL(redirect.headers.get("location") ?? "", url)),
    );
    expect(page.status).toBe(200);
    expect(page.headers.get("content-type")).toContain("text/html");
    expect(await page.text()).toContain("Botanical Hair Oil");
  });

  test("lowers a quantity to its stock without an error", async () => {
    const product = await fetchProduct(store.client, "growth-strength-shampoo");
    const variant = product?.variants.find(({ title }) => title.includes("Unscented"));

    const { shortLines } = await checkOut(variant?.id, 50);

    expect(shortLines).toEqual([{ merchandiseId: variant?.id, requested: 50, available: 3 }]);
  });

  test("refuses an unknown variant with a reason", async () => {
    const call = checkOut("gid://shopify/ProductVariant/1");

    await expect(call).rejects.toThrow(CheckoutRefused);
    await expect(call).rejects.toThrow(/^Cart creation failed: .*\S/);
  });

  test("answers an unknown field with an error", async () => {
    const broken = Object.assign(Object.create(null), {
      toString: () => "query Broken { shop { noSuchField } }",
    });

    await expect(store.client.run(broken, {})).rejects.toThrow(
      /^Error calling Shopify: .*noSuchField/,
    );
  });

  test("accepts the address of the visitor", async () => {
    const client = createCommerceClient({
      endpoint: "http://localhost/api/2025-07/graphql.json",
      token: EMBEDDED_PUBLIC_TOKEN,
      visitorAddress: "203.0.113.9",
      fetch: (input, init) => store.fetch(new Request(input, init)),
    });

    expect(await fetchProduct(client, "hair-oil")).toMatchObject({ handle: "hair-oil" });
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

describe("a store of 250 products", () => {
  openStore(createCatalogue(250));

  test.each([catalogueSize, relatedSize])("lists the first %i", async (first) => {
    const products = await fetchProducts(store.client, first);

    expect(products.map(({ handle }) => handle)).toEqual(
      createCatalogue(first).products.map(({ handle }) => handle),
    );
  });

  test("has the last by its handle", async () => {
    expect((await fetchProduct(store.client, "product-250"))?.handle).toBe("product-250");
  });
});

describe("a store with unusual products", () => {
  const nothing = { description: [], tags: [], options: [], variants: [], pictures: [] };
  const bare = productRecord({ handle: "bare", ...nothing });
  const markup = productRecord({
    number: 90_001,
    handle: "markup",
    title: "<b>Bold</b> & \"quoted\" 'oil'",
    description: ["<script>alert(1)</script><img src=x onerror=alert(1)>"],
  });
  openStore({ ...emptyCatalogue, products: [bare, markup] });

  test("sends empty lists of a product without variants, pictures and texts", async () => {
    const empty = { description: "", tags: [], images: [], variants: [], options: [] };

    expect(await fetchProduct(store.client, "bare")).toMatchObject(empty);
  });

  test("sends texts with markup unchanged", async () => {
    expect(await fetchProduct(store.client, "markup")).toMatchObject({
      title: markup.title,
      description: expect.stringContaining("<script>alert(1)</script>"),
    });
  });
});
