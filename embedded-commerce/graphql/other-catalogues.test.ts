import { describe, expect, test } from "vitest";
import type { ProductRecord } from "../data/records.ts";
import { at, openTestStore } from "../testing/test-store.ts";

describe("another catalogue", () => {
  function numbered(count: number): ProductRecord[] {
    return Array.from({ length: count }, (_, index) => ({
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
  }

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
    const large = openTestStore({
      catalogue: { products: numbered(250), articles: [] },
    });
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
