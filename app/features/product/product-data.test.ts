import { expect, test } from "vitest";
import type { Product } from "~/commerce/model";
import { productData } from "./product-data";

const product: Product = {
  id: "1",
  handle: "oil",
  title: "Oil",
  description: "For ends.",
  tags: [],
  minPrice: null,
  images: [
    { url: "/cdn/oil.jpg?v=1", alt: "" },
    { url: "https://cdn.example/oil.jpg", alt: "" },
  ],
  options: [{ name: "Size", values: ["50 ml", "100 ml"] }],
  variants: [
    {
      id: "a",
      title: "50 ml",
      price: { amount: "28.00", currencyCode: "USD" },
      availableForSale: true,
      selectedOptions: [{ name: "Size", value: "50 ml" }],
    },
    {
      id: "b",
      title: "Default Title",
      price: { amount: "48.00", currencyCode: "USD" },
      availableForSale: false,
      selectedOptions: [{ name: "Title", value: "Default Title" }],
    },
  ],
};

test("each variant is an offer with its own address, price and stock", () => {
  const { offers } = productData(product, "https://shop.example");

  expect(offers).toMatchObject([
    {
      url: "https://shop.example/products/oil?Size=50+ml",
      price: "28.00",
      priceCurrency: "USD",
      availability: "https://schema.org/InStock",
    },
    {
      url: "https://shop.example/products/oil",
      price: "48.00",
      availability: "https://schema.org/OutOfStock",
    },
  ]);
});

test("pictures have absolute addresses", () => {
  expect(productData(product, "https://shop.example").image).toEqual([
    "https://shop.example/cdn/oil.jpg?v=1",
    "https://cdn.example/oil.jpg",
  ]);
});

test("no rating is claimed", () => {
  expect(JSON.stringify(productData(product, "https://shop.example"))).not.toMatch(
    /rating|review/i,
  );
});
