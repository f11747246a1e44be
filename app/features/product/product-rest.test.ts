import { expect, test } from "vitest";
import { testProduct, testVariant, usd } from "../../../tests/support/builders";
import { productData } from "./product-rest";

const siteUrl = "https://shop.example";

test("each variant is an offer with its own URL, price and stock", () => {
  const small = { price: usd("28.00"), selectedOptions: [{ name: "Size", value: "50 ml" }] };
  const title = [{ name: "Title", value: "Default Title" }];
  const soldOut = { price: usd("48.00"), selectedOptions: title, availableForSale: false };
  const product = testProduct({
    handle: "oil",
    options: [{ name: "Size", values: ["50 ml", "100 ml"] }],
    variants: [testVariant(small), testVariant(soldOut)],
  });
  const url = `${siteUrl}/products/oil`;
  const [inStock, outOfStock] = ["https://schema.org/InStock", "https://schema.org/OutOfStock"];

  expect(productData(product, siteUrl).offers).toMatchObject([
    { url: `${url}?Size=50+ml`, price: "28.00", priceCurrency: "USD", availability: inStock },
    { url, price: "48.00", availability: outOfStock },
  ]);
});

test("images have absolute URLs, and no rating is claimed", () => {
  const urls = ["/cdn/oil.jpg?v=1", "https://cdn.example/oil.jpg"];
  const images = urls.map((url) => ({ url, alt: "" }));
  const data = productData(testProduct({ images }), siteUrl);

  expect(data.image).toEqual([`${siteUrl}${urls[0]}`, urls[1]]);
  expect(JSON.stringify(data)).not.toMatch(/rating|review/i);
});
