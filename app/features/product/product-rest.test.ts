import { expect, test } from "vitest";
import { testProduct, testVariant, usd } from "../../../tests/support/builders";
import { productData } from "./product-rest";

const siteUrl = "https://shop.example";

test("each variant is an offer with its own URL, price and stock", () => {
  const option = (name: string, value: string) => [{ name, value }];
  const product = testProduct({
    handle: "oil",
    options: [{ name: "Size", values: ["50 ml", "100 ml"] }],
    variants: [
      testVariant({ price: usd("28.00"), selectedOptions: option("Size", "50 ml") }),
      testVariant({
        price: usd("48.00"),
        availableForSale: false,
        selectedOptions: option("Title", "Default Title"),
      }),
    ],
  });

  expect(productData(product, siteUrl).offers).toMatchObject([
    {
      url: `${siteUrl}/products/oil?Size=50+ml`,
      price: "28.00",
      priceCurrency: "USD",
      availability: "https://schema.org/InStock",
    },
    {
      url: `${siteUrl}/products/oil`,
      price: "48.00",
      availability: "https://schema.org/OutOfStock",
    },
  ]);
});

test("images have absolute URLs, and no rating is claimed", () => {
  const images = ["/cdn/oil.jpg?v=1", "https://cdn.example/oil.jpg"];
  const data = productData(
    testProduct({ images: images.map((url) => ({ url, alt: "" })) }),
    siteUrl,
  );

  expect(data.image).toEqual([`${siteUrl}${images[0]}`, images[1]]);
  expect(JSON.stringify(data)).not.toMatch(/rating|review/i);
});
