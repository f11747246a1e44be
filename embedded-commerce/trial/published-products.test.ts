import { expect, onTestFinished, test } from "vitest";
import { openTestStore } from "../testing/test-store.ts";
import { readCatalog } from "./published-products.ts";

const image = { src: "https://cdn.shopify.com/a.jpg", alt: "A jar", width: 800, height: 1000 };
const balm = {
  handle: "cedar-balm",
  title: "Cedar Balm",
  body_html: "<p>For <strong>dry</strong> hands &amp; elbows.</p>",
  vendor: "North Hut",
  tags: ["balm", "new"],
  options: [{ name: "Size" }],
  variants: [
    { option1: "S", price: "12.00", compare_at_price: "15.00", available: false },
    { option1: "L", price: "20.50", compare_at_price: null, available: true },
  ],
  images: [image],
};

test("the store serves what products.json says of a product", async () => {
  const catalog = readCatalog(JSON.stringify({ products: [balm] }));
  const store = openTestStore({ catalog }, onTestFinished);
  const { data } = await store.query(`{ product(handle: "cedar-balm") {
    title vendor tags descriptionHtml description
    images(first: 2) { edges { node { url altText width height } } }
    variants(first: 5) { edges { node { title availableForSale price { amount } compareAtPrice { amount } } } }
  } }`);
  const small = { title: "S", availableForSale: false, price: { amount: "12.0" } };
  const large = { title: "L", availableForSale: true, price: { amount: "20.5" } };

  expect(data?.product).toEqual({
    title: "Cedar Balm",
    vendor: "North Hut",
    tags: ["balm", "new"],
    descriptionHtml: balm.body_html,
    description: "For dry hands & elbows.",
    images: { edges: [{ node: { url: image.src, altText: "A jar", width: 800, height: 1000 } }] },
    variants: {
      edges: [
        { node: { ...small, compareAtPrice: { amount: "15.0" } } },
        { node: { ...large, compareAtPrice: null } },
      ],
    },
  });
});

test.each([
  ["no JSON", "<html>"],
  ["JSON of something else", '{"products":[{"id":1}]}'],
  ["a product without a handle", JSON.stringify({ products: [{ ...balm, handle: "" }] })],
])("%s is refused as no products.json", (_, text) => {
  expect(() => readCatalog(text)).toThrow("This is no products.json");
});
