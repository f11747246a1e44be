import { describe, expect, test } from "vitest";
import { createCommerceClient } from "../client";
import { fetchProduct } from "./product-by-handle";
import { fetchProducts } from "./products";

const serum = {
  id: "gid://shopify/Product/1",
  title: "After-Wash Scalp Serum",
  description: "For the scalp.",
  handle: "after-wash-scalp-serum",
  tags: ["scalp", "Bestseller"],
  priceRange: { minVariantPrice: { amount: "38.0", currencyCode: "USD" } },
  images: {
    edges: [
      { node: { url: "https://cdn.example/a.jpg", altText: "The bottle" } },
      { node: { url: "https://cdn.example/b.jpg", altText: null } },
    ],
  },
  variants: {
    edges: [
      {
        node: {
          id: "gid://shopify/ProductVariant/1",
          title: "30 ml",
          price: { amount: "38.0", currencyCode: "USD" },
          availableForSale: true,
          selectedOptions: [{ name: "Size", value: "30 ml" }],
        },
      },
    ],
  },
  options: [{ name: "Size", values: ["30 ml"] }],
};

/** A store whose every answer carries this data. */
function createStore(data: unknown) {
  const bodies: { variables: unknown }[] = [];
  const client = createCommerceClient({
    endpoint: "https://shop.example/api",
    token: "t",
    fetch: async (_, init) => {
      bodies.push(JSON.parse(String(init?.body)));
      return Response.json({ data });
    },
  });
  return { client, bodies };
}

const reshaped = (node: unknown) => fetchProduct(createStore({ product: node }).client, "serum");

test("a product comes without edges and nodes", async () => {
  expect(await reshaped(serum)).toEqual({
    id: "gid://shopify/Product/1",
    handle: "after-wash-scalp-serum",
    title: "After-Wash Scalp Serum",
    description: "For the scalp.",
    tags: ["scalp", "Bestseller"],
    minPrice: { amount: "38.0", currencyCode: "USD" },
    images: [
      { url: "https://cdn.example/a.jpg", alt: "The bottle" },
      { url: "https://cdn.example/b.jpg", alt: "" },
    ],
    variants: [
      {
        id: "gid://shopify/ProductVariant/1",
        title: "30 ml",
        price: { amount: "38.0", currencyCode: "USD" },
        availableForSale: true,
        selectedOptions: [{ name: "Size", value: "30 ml" }],
      },
    ],
    options: [{ name: "Size", values: ["30 ml"] }],
  });
});

describe("a product with something missing", () => {
  const missing = [undefined, null];

  test.each(missing)("has empty lists and texts where the store sends %s", async (nothing) => {
    const bare = {
      ...serum,
      description: nothing,
      tags: nothing,
      priceRange: nothing,
      images: nothing,
      variants: nothing,
      options: nothing,
    };

    expect(await reshaped(bare)).toMatchObject({
      title: "After-Wash Scalp Serum",
      description: "",
      tags: [],
      minPrice: null,
      images: [],
      variants: [],
      options: [],
    });
  });

  test.each([
    ["edges missing", {}],
    ["edges null", { edges: null }],
    ["empty", { edges: [] }],
    ["holes", { edges: [null, {}, { node: null }] }],
  ])("takes connections with %s as empty", async (_, connection) => {
    const product = await reshaped({ ...serum, images: connection, variants: connection });

    expect(product?.images).toEqual([]);
    expect(product?.variants).toEqual([]);
  });

  test("leaves out a picture without an address", async () => {
    const images = { edges: [{ node: { url: null, altText: "Lost" } }, ...serum.images.edges] };

    expect((await reshaped({ ...serum, images }))?.images).toHaveLength(2);
  });

  test("leaves out a variant without a price, which nobody could buy", async () => {
    const [edge] = serum.variants.edges;
    const variants = {
      edges: [{ node: { ...edge?.node, id: "x", price: null } }, ...serum.variants.edges],
    };

    const product = await reshaped({ ...serum, variants });

    expect(product?.variants.map(({ id }) => id)).toEqual(["gid://shopify/ProductVariant/1"]);
  });

  test("sells nothing that the store does not say is for sale", async () => {
    const [edge] = serum.variants.edges;
    const node = { ...edge?.node, availableForSale: undefined, selectedOptions: null };

    const product = await reshaped({ ...serum, variants: { edges: [{ node }] } });

    expect(product?.variants[0]).toMatchObject({ availableForSale: false, selectedOptions: [] });
  });

  test("keeps an option without values", async () => {
    const product = await reshaped({ ...serum, options: [{ name: "Size", values: null }] });

    expect(product?.options).toEqual([{ name: "Size", values: [] }]);
  });
});

test("an unknown product is an answer: null", async () => {
  expect(await reshaped(null)).toBeNull();
});

test.each([[undefined], [{}], ["?"]])("a product of %j is no answer", async (product) => {
  await expect(reshaped(product)).rejects.toMatchObject({ kind: "unreadable" });
});

test("an empty handle asks nothing", async () => {
  const { client, bodies } = createStore({ product: serum });

  expect(await fetchProduct(client, "")).toBeNull();
  expect(bodies).toEqual([]);
});

test("a handle travels as a variable, whatever is in it", async () => {
  const { client, bodies } = createStore({ product: null });
  const handle = '") { shop { name } } # <b>../';

  await fetchProduct(client, handle);

  expect(bodies[0]?.variables).toEqual({ handle });
});

test("a list keeps the store's order", async () => {
  const edges = ["b", "a"].map((title) => ({ node: { ...serum, title } }));
  const { client, bodies } = createStore({ products: { edges } });

  expect((await fetchProducts(client, 20)).map(({ title }) => title)).toEqual(["b", "a"]);
  expect(bodies[0]?.variables).toEqual({ first: 20 });
});

test("a store without products has none", async () => {
  expect(await fetchProducts(createStore({ products: { edges: [] } }).client, 20)).toEqual([]);
});

test.each([
  [null],
  ["none"],
  [{ edges: null }],
  [{ edges: { node: serum } }],
  [{ edges: [{ node: ["?"] }] }],
])("an answer with products of %j is none, and no empty shop", async (products) => {
  const request = fetchProducts(createStore({ products }).client, 20);

  await expect(request).rejects.toMatchObject({ name: "CommerceError", kind: "unreadable" });
});

test("a list has the first picture of each product", async () => {
  const { client } = createStore({ products: { edges: [{ node: serum }] } });

  const [product] = await fetchProducts(client, 1);

  expect(product?.images).toEqual([{ url: "https://cdn.example/a.jpg", alt: "The bottle" }]);
});
