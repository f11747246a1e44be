import { expect, test } from "vitest";
import { testProduct, testVariant, usd } from "~/commerce/test-product";
import { productData } from "./product-data";

const product = testProduct({
  handle: "oil",
  title: "Oil",
  description: "For ends.",
  images: [
    { url: "/cdn/oil.jpg?v=1", alt: "" },
    { url: "https://cdn.example/oil.jpg", alt: "" },
  ],
  options: [{ name: "Size", values: ["50 ml", "100 ml"] }],
  variants: [
    testVariant({
      title: "50 ml",
      price: usd("28.00"),
      selectedOptions: [{ name: "Size", value: "50 ml" }],
    }),
    testVariant({
      title: "Default Title",
      price: usd("48.00"),
      availableForSale: false,
      selectedOptions: [{ name: "Title", value: "Default Title" }],
    }),
  ],
});

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
