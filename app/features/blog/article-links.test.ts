import { expect, test } from "vitest";
import { renderBody, renderFeedBody } from "./article-body";
import { toShopAddress } from "./article-links";

const origins = ["https://shop.example", "https://store.example", "https://cdn.shopify.com"];

test.each([
  ["/collections/haircare", "/shop/haircare"],
  ["/collections/all/products/hair-oil?variant=1#reviews", "/products/hair-oil?variant=1#reviews"],
  ["/blogs/news/how-hair-grows", "/blog/how-hair-grows"],
  ["/blogs/News/tagged/scalp", "/blog?q=scalp"],
  ["/pages/about-us?ref=A", "/about?ref=A"],
  ["/pages/unknown", "/pages/unknown"],
  ["https://shop.example/products/hair-oil", "/products/hair-oil"],
  ["https://shop.example/collections/all", "/shop"],
  ["https://shop.example/unknown?a=1#b", "/unknown?a=1#b"],
  ["https://store.example/products/hair-oil", "/products/hair-oil"],
  ["https://store.example/collections/haircare", "/shop/haircare"],
  ["https://store.example/", "/"],
  ["https://store.example/cart/42:1?discount=A", "/cart/42:1?discount=A"],
])("%s in an article leads to %s", (href, expected) => {
  expect(toShopAddress(href, origins)).toBe(expected);
});

test.each([
  "#note",
  "mailto:hello@shop.example",
  "https://elsewhere.example/collections/all",
  "https://cdn.shopify.com/s/files/1/a.pdf",
  "https://store.example/cart/c/key?key=1",
  "https://store.example/pages/unknown",
  "https://store.example/a/app",
])("%s stays as it is", (href) => {
  expect(toShopAddress(href, origins)).toBe(href);
});

test("the page and the feed have the same addresses", () => {
  const html = '<p><a href="https://store.example/collections/all">All</a></p>';

  expect(renderBody(html, origins).html).toBe('<p dir="auto"><a href="/shop">All</a></p>');
  expect(renderFeedBody(html, origins, "https://shop.example")).toBe(
    '<p dir="auto"><a href="https://shop.example/shop">All</a></p>',
  );
});
