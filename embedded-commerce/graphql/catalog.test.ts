import { describe, expect, onTestFinished, test } from "vitest";
import { site } from "#brand/content/site.ts";
import { catalog } from "#brand/store/catalog.ts";
import { productRecord } from "../../tests/support/catalogs.ts";
import { getBoxCents, toAmount } from "../../tests/support/prices.ts";
import { at, listAt, openTestStore } from "../testing/test-store.ts";

const store = openTestStore();

const LIST = `query ($first: Int, $after: String, $last: Int, $query: String, $sortKey: ProductSortKeys, $reverse: Boolean) {
  products(first: $first, after: $after, last: $last, query: $query, sortKey: $sortKey, reverse: $reverse) {
    edges { cursor node { handle } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`;

/** A page of the listing: its handles and what it says about the pages beside it. */
async function list(variables: Record<string, unknown> = { first: 20 }) {
  const { data, errors } = await store.query(LIST, variables);
  expect(errors).toBeUndefined();
  const edges = listAt(data, "products.edges");
  const handles = edges.map((edge) => String(at(edge, "node.handle")));
  return { handles, pageInfo: at(data, "products.pageInfo") };
}

const listed = catalog.products.map(({ handle }) => handle);

describe("a listing", () => {
  test("is the same in pages as at once, in the order of the catalog, with the end marked", async () => {
    const collected: string[] = [];
    let after: unknown = null;
    for (let page = 0; page < 4; page += 1) {
      const { handles, pageInfo } = await list({ first: 5, after });
      collected.push(...handles);
      after = at(pageInfo, "endCursor");
      expect(pageInfo).toMatchObject({ hasNextPage: page < 3, hasPreviousPage: page > 0 });
    }
    expect(collected).toEqual(listed);
    expect((await list()).handles).toEqual(listed);
  });

  test("can be reversed", async () => {
    expect((await list({ first: 20, reverse: true })).handles).toEqual(listed.toReversed());
  });

  test.each([
    ["a search", { query: "tag:new" }, "The argument query of QueryRoot.products"],
    ["another order", { sortKey: "PRICE" }, "The order PRICE of QueryRoot.products"],
    ["the last page", { first: null, last: 2 }, "Reading a list from its end"],
  ])("refuses %s by name", async (_, variables, what) => {
    expect(await store.queryError(LIST, { first: 1, ...variables })).toMatchObject({
      data: null,
      message: `${what} is not supported by the embedded service.`,
    });
  });
});

describe("an argument that cannot be used", () => {
  test.each([
    ["no page size", { first: null }],
    ["two page sizes", { first: 1, last: 1 }],
    ["a negative page size", { first: -1 }],
    ["a page above 250", { first: 251 }],
    ["a cursor that is not one", { first: 1, after: "not-a-cursor" }],
    ["a cursor of ten thousand characters", { first: 1, after: "x".repeat(10_000) }],
    ["a cursor for something that is not listed", { first: 1, after: btoa('{"last_id":"x"}') }],
    ["a page size beyond 32 bits", { first: 2 ** 40 }],
  ])("%s is a GraphQL error", async (_, variables) => {
    const { data, message, code } = await store.queryError(LIST, variables);

    expect(data ?? null).toBeNull();
    expect(message).toBeTruthy();
    expect(code).not.toBe("INTERNAL_SERVER_ERROR");
  });

  test.each([
    '"><script>',
    "../../etc/passwd",
    "a".repeat(10_000),
    "\u0000\uFFFD",
    "",
    "gid://shopify/Product/1",
  ])("%j as a handle is a product that does not exist", async (value) => {
    const query = "query ($v: String!) { product(handle: $v) { id } blog(handle: $v) { id } }";

    expect(await store.query(query, { v: value })).toEqual({ data: { product: null, blog: null } });
  });
});

describe("a product", () => {
  const PRODUCT = `query ($handle: String) { product(handle: $handle) {
    availableForSale
    priceRange { minVariantPrice { amount } maxVariantPrice { amount } }
    options { name values }
    images(first: 5) { nodes { url altText width height } }
    variants(first: 10) { nodes { title availableForSale } }
  } }`;

  test("has prices, options and images", async () => {
    const { data, errors } = await store.query(PRODUCT, { handle: "hair-nutraceutical" });
    const values = ["1 month", "2 months", "3 months"];
    const file = /^http:\/\/store\.test\/cdn\/shop\/files\/hair-nutraceutical-front\.jpg\?v=\d+$/;
    const altText = "The bottle, 120 capsules";

    expect(errors).toBeUndefined();
    expect(data?.product).toMatchObject({
      availableForSale: true,
      priceRange: { minVariantPrice: { amount: "67.99" }, maxVariantPrice: { amount: "183.57" } },
    });
    expect(at(data, "product.options.0")).toMatchObject({ name: "Supply", values });
    const url = expect.stringMatching(file);
    expect(at(data, "product.images.nodes.0")).toEqual({ altText, width: 1280, height: 1600, url });
  });
});

test("a product has its selling plans, and a variant what it costs with them", async () => {
  const { data, errors } = await store.query(`{ product(handle: "essentials-plan") {
    requiresSellingPlan
    sellingPlanGroups(first: 5) { nodes { name options { name values } sellingPlans(first: 5) { nodes {
      name recurringDeliveries options { value }
      priceAdjustments { adjustmentValue { ... on SellingPlanFixedPriceAdjustment { price { amount } } } }
      billingPolicy { ... on SellingPlanRecurringBillingPolicy { interval intervalCount } }
      deliveryPolicy { ... on SellingPlanRecurringDeliveryPolicy { interval intervalCount } }
    } } } }
    variants(first: 3) { nodes { price { amount } sellingPlanAllocations(first: 5) { nodes {
      sellingPlan { name }
      checkoutChargeAmount { amount }
      priceAdjustments { price { amount } compareAtPrice { amount } perDeliveryPrice { amount } }
    } } } }
  } }`);

  expect(errors).toBeUndefined();
  const box = getBoxCents("essentials-plan", 2);
  const everyTwoMonths = { interval: "DAY", intervalCount: 60 };
  expect(at(data, "product.requiresSellingPlan")).toBe(false);
  expect(listAt(data, "product.sellingPlanGroups.nodes")).toHaveLength(3);
  expect(at(data, "product.sellingPlanGroups.nodes.1.sellingPlans.nodes")).toEqual([
    {
      name: "Every 60 days",
      recurringDeliveries: true,
      options: [{ value: "Every 60 days" }],
      priceAdjustments: [{ adjustmentValue: { price: { amount: toAmount(box.subscribed) } } }],
      billingPolicy: everyTwoMonths,
      deliveryPolicy: everyTwoMonths,
    },
  ]);
  const price = { amount: toAmount(box.subscribed) };
  expect(at(data, "product.variants.nodes.1")).toEqual({
    price: { amount: toAmount(box.once) },
    sellingPlanAllocations: {
      nodes: [
        {
          sellingPlan: { name: "Every 60 days" },
          checkoutChargeAmount: price,
          priceAdjustments: [
            { price, compareAtPrice: { amount: toAmount(box.once) }, perDeliveryPrice: price },
          ],
        },
      ],
    },
  });
});

test("a product without variants, images and price has its texts: one line, and paragraphs with markup escaped", async () => {
  const nothing = { tags: [], options: [], variants: [], images: [] };
  const description = ["<script>alert(1)</script> & more.", `"It's" a second.`];
  const bare = productRecord({ description, ...nothing });
  const apart = openTestStore({ catalog: { products: [bare], articles: [] } }, onTestFinished);
  const { data } = await apart.query(
    "{ products(first: 250) { nodes { description descriptionHtml vendor featuredImage { url } priceRange { minVariantPrice { amount } } variants(first: 10) { nodes { id } } images(first: 5) { nodes { url } } } } }",
  );

  expect(at(data, "products.nodes")).toEqual([
    {
      description: `<script>alert(1)</script> & more. "It's" a second.`,
      descriptionHtml:
        "<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; more.</p>\n<p>&quot;It&#39;s&quot; a second.</p>",
      vendor: site.name,
      featuredImage: null,
      priceRange: { minVariantPrice: { amount: "0.0" } },
      variants: { nodes: [] },
      images: { nodes: [] },
    },
  ]);
});

test("the blog lists its articles by date, newest first, in pages", async () => {
  const query =
    'query ($after: String) { blog(handle: "news") { articles(first: 2, after: $after, sortKey: PUBLISHED_AT, reverse: true) { pageInfo { hasNextPage endCursor } nodes { handle } } } }';
  let after: unknown = null;

  for (const handle of ["why-hair-takes-a-season-to-change", "a-wash-day-in-the-right-order"]) {
    const { data } = await store.query(query, { after });
    expect(data).toHaveProperty("blog.articles.nodes.0.handle", handle);
    expect(data).toHaveProperty("blog.articles.pageInfo.hasNextPage", true);
    after = at(data, "blog.articles.pageInfo.endCursor");
  }
});

test("an article has all its fields, and an unknown article or blog is null", async () => {
  const { data, errors } = await store.query(`{ blog(handle: "news") {
    found: articleByHandle(handle: "twelve-weeks-told-honestly") {
      title contentHtml excerptHtml excerpt(truncateAt: 30) tags publishedAt
      image { url altText } authorV2 { name bio } seo { title description }
    }
    missing: articleByHandle(handle: "../none") { title }
  } other: blog(handle: "other") { id } }`);

  expect(errors).toBeUndefined();
  const authorV2 = { name: `${site.name} Team` };
  expect(at(data, "blog.found")).toMatchObject({ title: "Twelve weeks, told honestly", authorV2 });
  expect(String(at(data, "blog.found.excerpt")).length).toBeLessThanOrEqual(30);
  expect([at(data, "blog.missing"), data?.other]).toEqual([null, null]);
});

test.each([
  [false, "http://store.test/cdn/"],
  [true, "/cdn/"],
])("images of an article (relative: %s) are at %s", async (hasRelativeImages, folder) => {
  const apart = openTestStore({ hasRelativeImages }, onTestFinished);
  const { data } = await apart.query(`{ blog(handle: "news") {
    articleByHandle(handle: "a-wash-day-in-the-right-order") { contentHtml image { url } }
  } }`);

  expect(at(data, "blog.articleByHandle")).toEqual({
    contentHtml: expect.stringContaining(`src="${folder}`),
    image: { url: expect.stringMatching(new RegExp(`^${folder}`)) },
  });
});
