import { describe, expect, test } from "vitest";
import { catalogue } from "../data/catalogue.ts";
import { at, createTestStore, openTestStore } from "../testing/test-store.ts";

const store = createTestStore();

const LIST = `query ($first: Int, $after: String, $last: Int, $before: String, $query: String, $sortKey: ProductSortKeys, $reverse: Boolean) {
  products(first: $first, after: $after, last: $last, before: $before, query: $query, sortKey: $sortKey, reverse: $reverse) {
    edges { cursor node { handle } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`;

async function handles(variables: Record<string, unknown>): Promise<string[]> {
  const { data, errors } = await store.query(LIST, { first: 20, ...variables });
  expect(errors).toBeUndefined();
  const edges = at(data, "products.edges");
  return Array.isArray(edges) ? edges.map((edge) => String(at(edge, "node.handle"))) : [];
}

const listed = catalogue.products.map(({ handle }) => handle);

describe("a listing", () => {
  test("holds every product once, in the order of the catalogue", async () => {
    expect(await handles({})).toEqual(listed);
  });

  test("is the same in pages as at once, with the end marked", async () => {
    const collected: string[] = [];
    let after: unknown = null;
    for (let page = 0; page < 4; page += 1) {
      const { data } = await store.query(LIST, { first: 5, after });
      const edges = at(data, "products.edges");
      if (Array.isArray(edges))
        collected.push(...edges.map((edge) => String(at(edge, "node.handle"))));
      after = at(data, "products.pageInfo.endCursor");
      expect(at(data, "products.pageInfo.hasNextPage")).toBe(page < 3);
      expect(at(data, "products.pageInfo.hasPreviousPage")).toBe(page > 0);
    }
    expect(collected).toEqual(listed);
  });

  test("can be read from the end", async () => {
    expect(await handles({ first: null, last: 2 })).toEqual(listed.slice(-2));
  });

  test.each([
    ["PRICE", "hair-oil"],
    ["TITLE", "after-wash-scalp-serum"],
    ["BEST_SELLING", "hair-nutraceutical"],
  ])("sorted by %s begins with %s", async (sortKey, first) => {
    expect((await handles({ sortKey }))[0]).toBe(first);
  });

  test("reversed is in the opposite order", async () => {
    expect(await handles({ reverse: true })).toEqual(listed.toReversed());
  });
});

test("a search of the catalogue is refused by name", async () => {
  const { data, errors } = await store.query(LIST, { first: 1, query: "tag:new" });

  expect(data ?? null).toBeNull();
  expect(errors?.[0]?.message).toBe(
    "The argument query of QueryRoot.products is not supported by the embedded service.",
  );
});

describe("an argument that cannot be used", () => {
  test.each([
    ["no page size", { first: null }],
    ["two page sizes", { first: 1, last: 1 }],
    ["a negative page size", { first: -1 }],
    ["a page above 250", { first: 251 }],
    ["a cursor that is not one", { first: 1, after: "not-a-cursor" }],
    ["a cursor of ten thousand characters", { first: 1, after: "x".repeat(10_000) }],
    [
      "a cursor for something that is not listed",
      { first: 1, after: Buffer.from('{"last_id":"x"}').toString("base64url") },
    ],
    ["a page size beyond 32 bits", { first: 2 ** 40 }],
  ])("%s is a GraphQL error", async (_, variables) => {
    const { data, errors } = await store.query(LIST, variables);

    expect(data ?? null).toBeNull();
    expect(errors?.[0]?.extensions?.code).not.toBe("INTERNAL_SERVER_ERROR");
  });

  test.each([
    '"><script>',
    "../../etc/passwd",
    "a".repeat(10_000),
    "\u0000\uFFFD",
    "",
    "gid://shopify/Product/1",
  ])("%j as a handle is a product that does not exist", async (value) => {
    const { data, errors } = await store.query(
      "query ($v: String!) { product(handle: $v) { id } blog(handle: $v) { id } }",
      { v: value },
    );

    expect(errors).toBeUndefined();
    expect(Object.values(data ?? {}).every((found) => found === null)).toBe(true);
  });
});

describe("a product", () => {
  const PRODUCT = `query ($handle: String) { product(handle: $handle) {
    availableForSale
    priceRange { minVariantPrice { amount } maxVariantPrice { amount } }
    compareAtPriceRange { minVariantPrice { amount } }
    options { name values optionValues { name firstSelectableVariant { title } } }
    images(first: 5) { nodes { url altText width height } }
    variants(first: 10) { nodes { title availableForSale } }
    selectedOrFirstAvailableVariant(selectedOptions: [{ name: "Supply", value: "2 months" }, { name: "Delivery", value: "One time" }]) { title price { amount } }
    soldOut: selectedOrFirstAvailableVariant(selectedOptions: [{ name: "Supply", value: "3 months" }, { name: "Delivery", value: "One time" }]) { title }
    incomplete: variantBySelectedOptions(selectedOptions: [{ name: "Supply", value: "2 months" }]) { title }
    exact: variantBySelectedOptions(selectedOptions: [{ name: "supply", value: "2 MONTHS" }, { name: "Delivery", value: "One time" }], caseInsensitiveMatch: true) { title }
  } }`;

  test("has prices, options, variants and the selected variant", async () => {
    const { data, errors } = await store.query(PRODUCT, { handle: "hair-nutraceutical" });

    expect(errors).toBeUndefined();
    expect(data?.product).toMatchObject({
      availableForSale: true,
      priceRange: { minVariantPrice: { amount: "57.79" }, maxVariantPrice: { amount: "183.57" } },
      compareAtPriceRange: { minVariantPrice: { amount: "0.0" } },
      selectedOrFirstAvailableVariant: {
        title: "2 months / One time",
        price: { amount: "129.18" },
      },
      soldOut: { title: "3 months / One time" },
      incomplete: null,
      exact: { title: "2 months / One time" },
    });
    expect(at(data, "product.options.0")).toMatchObject({
      name: "Supply",
      values: ["1 month", "2 months", "3 months"],
      optionValues: [
        { name: "1 month", firstSelectableVariant: { title: "1 month / One time" } },
        { name: "2 months", firstSelectableVariant: { title: "2 months / One time" } },
        { name: "3 months", firstSelectableVariant: { title: "3 months / One time" } },
      ],
    });
  });

  test("has pictures with their size, at the origin of the request", async () => {
    const { data } = await store.query(PRODUCT, { handle: "hair-nutraceutical" });

    expect(at(data, "product.images.nodes.0")).toMatchObject({
      altText: "The bottle, 60 capsules",
      width: 1280,
      height: 1600,
    });
    expect(at(data, "product.images.nodes.0.url")).toMatch(
      /^http:\/\/store\.test\/cdn\/shop\/files\/hair-nutraceutical-front\.jpg\?v=\d+$/,
    );
  });

  test("has a picture's URL in the requested size", async () => {
    const { data } = await store.query(
      '{ product(handle: "shampoo") { featuredImage { url(transform: { maxWidth: 300, maxHeight: 200, crop: TOP, scale: 2, preferredContentType: WEBP }) } } }',
    );
    const { searchParams } = new URL(String(at(data, "product.featuredImage.url")));

    expect(Object.fromEntries(searchParams)).toMatchObject({
      width: "600",
      height: "400",
      crop: "top",
      format: "webp",
    });
  });
});

describe("another catalogue", () => {
  test("of no products is an empty page", async () => {
    const empty = openTestStore({ catalogue: { products: [], articles: [] } });

    const { data, errors } = await empty.query(
      "{ products(first: 20) { nodes { id } pageInfo { hasNextPage endCursor } } }",
    );

    expect(errors).toBeUndefined();
    expect(data?.products).toEqual({
      nodes: [],
      pageInfo: { hasNextPage: false, endCursor: null },
    });
    empty.dispose();
  });

  test("of 250 products without variants, pictures and price is complete", async () => {
    const products = Array.from({ length: 250 }, (_, index) => ({
      number: index + 1,
      handle: `product-${index + 1}`,
      title: `Product <b>${index + 1}</b>`,
      description: ["<script>alert(1)</script> & more."],
      productType: "Thing",
      tags: [],
      options: [],
      variants: [],
      pictures: [],
      publishedAt: "2025-01-01T00:00:00Z",
    }));
    const large = openTestStore({ catalogue: { products, articles: [] } });
    const { data, errors } = await large.query(
      "{ products(first: 250) { nodes { handle descriptionHtml featuredImage { url } priceRange { minVariantPrice { amount } } selectedOrFirstAvailableVariant { id } variants(first: 10) { nodes { id } } images(first: 5) { nodes { url } } } } }",
    );

    expect(errors).toBeUndefined();
    expect(at(data, "products.nodes.249")).toEqual({
      handle: "product-250",
      descriptionHtml: "<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; more.</p>",
      featuredImage: null,
      priceRange: { minVariantPrice: { amount: "0.0" } },
      selectedOrFirstAvailableVariant: null,
      variants: { nodes: [] },
      images: { nodes: [] },
    });
    large.dispose();
  });
});
