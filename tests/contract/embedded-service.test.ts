import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCommerceClient } from "~/commerce/client";
import { fetchArticle } from "~/commerce/operations/article";
import { fetchArticles } from "~/commerce/operations/blog-articles";
import { CheckoutRefused, createCheckout } from "~/commerce/operations/cart-create";
import { fetchProduct } from "~/commerce/operations/product-by-handle";
import { catalogueSize, fetchProducts, relatedSize } from "~/commerce/operations/products";
import { EMBEDDED_PUBLIC_TOKEN } from "../../embedded-commerce/service";
import { catalogueOf, emptyCatalogue, productRecord } from "../support/catalogues";
import { type EmbeddedStore, openEmbeddedStore } from "../support/embedded-store";
import { operations } from "./operations";

describe("the store as it opens", () => {
  let store: EmbeddedStore;

  beforeAll(() => {
    store = openEmbeddedStore();
  });
  afterAll(() => store.close());

  test("lists products with all that a card and a page show", async () => {
    const listed = await fetchProducts(store.client, catalogueSize);

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
      expect(product?.images.length).toBeGreaterThanOrEqual(3);
      expect(product?.images.length).toBeLessThanOrEqual(5);
      expect(product?.variants.length).toBeGreaterThanOrEqual(1);
      expect(product?.variants.length).toBeLessThanOrEqual(10);
    }
  });

  test("has the best-selling product behind its handle", async () => {
    const product = await fetchProduct(store.client, "hair-nutraceutical");

    expect(product?.title).toBe("Hair Nutraceutical");
    expect(product?.variants[0]?.price).toEqual({ amount: "67.99", currencyCode: "USD" });
  });

  test("offers only option values that its variants know", async () => {
    const products = await fetchProducts(store.client, catalogueSize);

    for (const { options, variants } of products) {
      const offered = options.map(({ name, values }) => [name, new Set(values)] as const);
      for (const { selectedOptions } of variants) {
        expect(selectedOptions.map(({ name }) => name)).toEqual(offered.map(([name]) => name));
        for (const [index, { value }] of selectedOptions.entries()) {
          expect(offered[index]?.[1]).toContain(value);
        }
      }
    }
  });

  test("sells out: one variant cannot be bought", async () => {
    const products = await fetchProducts(store.client, catalogueSize);
    const soldOut = products.flatMap(({ variants }) =>
      variants.filter((variant) => !variant.availableForSale),
    );

    expect(soldOut.length).toBeGreaterThanOrEqual(1);
  });

  test("knows no product of another handle", async () => {
    expect(await fetchProduct(store.client, "wig")).toBeNull();
  });

  test("tells its news, newest first, and each article by its handle", async () => {
    const page = await fetchArticles(store.client);
    const dates = page?.articles.map(({ publishedAt }) => Date.parse(publishedAt)) ?? [];

    expect(dates.length).toBeGreaterThanOrEqual(1);
    expect(dates).toEqual(dates.toSorted((one, other) => other - one));
    const [first] = page?.articles ?? [];
    expect(await fetchArticle(store.client, first?.handle ?? "")).toEqual(first);
    expect(await fetchArticle(store.client, "no-such-article")).toBeNull();
  });

  test("makes a checkout of a cart and names the shop as its channel", async () => {
    const variantId = await getVariantId(store, "hair-oil");

    const checkout = await createCheckout(store.client, [
      { merchandiseId: variantId, quantity: 2 },
    ]);

    const url = new URL(checkout.checkoutUrl);
    expect(url.searchParams.get("channel")).toBe("online_store");
    expect(url.searchParams.get("key")).toMatch(/\S/);
    expect(checkout.shortLines).toEqual([]);
    const moved = await store.fetch(new Request(url));
    const page = await store.fetch(new Request(new URL(moved.headers.get("location") ?? "", url)));
    expect(page.status).toBe(200);
    expect(page.headers.get("content-type")).toContain("text/html");
    expect(await page.text()).toContain("Botanical Hair Oil");
  });

  test("lowers a quantity to what is in stock without calling that an error", async () => {
    const product = await fetchProduct(store.client, "growth-strength-shampoo");
    const variant = product?.variants.find(({ title }) => title.includes("Unscented"));
    const merchandiseId = variant?.id ?? "";

    const checkout = await createCheckout(store.client, [{ merchandiseId, quantity: 50 }]);

    expect(checkout.shortLines).toEqual([{ merchandiseId, requested: 50, available: 3 }]);
  });

  test("refuses a variant that it does not have, in words", async () => {
    const merchandiseId = "gid://shopify/ProductVariant/1";
    const call = createCheckout(store.client, [{ merchandiseId, quantity: 1 }]);

    await expect(call).rejects.toThrow(CheckoutRefused);
    await expect(call).rejects.toThrow(/^Cart creation failed: .*\S/);
  });

  test("answers a document that the schema does not know with its errors", async () => {
    const broken = Object.assign(Object.create(null), {
      toString: () => "query Broken { shop { noSuchField } }",
    });

    await expect(store.client.run(broken, {})).rejects.toThrow(
      /^Error calling Shopify: .*noSuchField/,
    );
  });

  test("answers a call that names the visitor for whom a page is made", async () => {
    const client = createCommerceClient({
      endpoint: "http://localhost/api/2025-07/graphql.json",
      token: EMBEDDED_PUBLIC_TOKEN,
      visitorAddress: "203.0.113.9",
      fetch: (input, init) => store.fetch(new Request(input, init)),
    });

    expect((await fetchProduct(client, "hair-oil"))?.handle).toBe("hair-oil");
  });

  test.each(operations)("$name gets no answer with a wrong token", async ({ document }) => {
    const response = await store.fetch(
      new Request("http://localhost/api/2025-07/graphql.json", {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "X-Shopify-Storefront-Access-Token": "wrong",
        },
        body: JSON.stringify({ query: document, variables: {} }),
      }),
    );

    expect([401, 403]).toContain(response.status);
  });
});

describe("a store without products", () => {
  let store: EmbeddedStore;

  beforeAll(() => {
    store = openEmbeddedStore({ catalogue: emptyCatalogue });
  });
  afterAll(() => store.close());

  test("answers every read with nothing", async () => {
    expect(await fetchProducts(store.client, catalogueSize)).toEqual([]);
    expect(await fetchProduct(store.client, "hair-oil")).toBeNull();
    expect((await fetchArticles(store.client))?.articles ?? []).toEqual([]);
    expect(await fetchArticle(store.client, "any")).toBeNull();
  });
});

describe("a store of 250 products", () => {
  let store: EmbeddedStore;

  beforeAll(() => {
    store = openEmbeddedStore({ catalogue: catalogueOf(250) });
  });
  afterAll(() => store.close());

  test.each([catalogueSize, relatedSize])("sends the first %i", async (first) => {
    const products = await fetchProducts(store.client, first);

    expect(products.map(({ handle }) => handle)).toEqual(
      catalogueOf(first).products.map(({ handle }) => handle),
    );
  });

  test("finds the last", async () => {
    expect((await fetchProduct(store.client, "product-250"))?.handle).toBe("product-250");
  });
});

describe("a store with an odd product", () => {
  const bare = productRecord({
    handle: "bare",
    description: [],
    tags: [],
    options: [],
    variants: [],
    pictures: [],
  });
  const marked = productRecord({
    number: 90_001,
    handle: "marked",
    title: "<b>Bold</b> & \"quoted\" 'oil'",
    description: ["<script>alert(1)</script><img src=x onerror=alert(1)>"],
  });
  let store: EmbeddedStore;

  beforeAll(() => {
    store = openEmbeddedStore({ catalogue: { ...emptyCatalogue, products: [bare, marked] } });
  });
  afterAll(() => store.close());

  test("without variants, pictures or texts: the shop gets empty lists", async () => {
    expect(await fetchProduct(store.client, "bare")).toMatchObject({
      description: "",
      tags: [],
      images: [],
      variants: [],
      options: [],
    });
  });

  test("with markup in its texts: the shop gets them as they stand", async () => {
    const product = await fetchProduct(store.client, "marked");

    expect(product?.title).toBe(marked.title);
    expect(product?.description).toContain("<script>alert(1)</script>");
  });
});

async function getVariantId(store: EmbeddedStore, handle: string): Promise<string> {
  const product = await fetchProduct(store.client, handle);
  return product?.variants[0]?.id ?? "";
}
