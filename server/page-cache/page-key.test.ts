import { expect, test } from "vitest";
import { pageKeyOf } from "./page-key.ts";

const choices = new Set(["Size=50+ml", "Size=100+ml", "Scent=Rose"]);
const choicesOf = (path: string) => (path === "/products/known" ? choices : undefined);
const keyOf = (address: string) => pageKeyOf(address, choicesOf)?.key ?? null;

test.each([
  ["/", "/"],
  ["/?utm_source=letter&gclid=1", "/"],
  ["/shop?utm_campaign=x&sort=name", "/shop?sort=name"],
  ["/shop/haircare?sort=name&concern=dryness", "/shop/haircare?concern=dryness&sort=name"],
  ["/shop?concern=b&sort=name&concern=a", "/shop?concern=b&concern=a&sort=name"],
  ["/shop?<script>=1", "/shop"],
  ["/products/hair-oil?Size=50+ml&fbclid=2", "/products/hair-oil?Size=50+ml"],
  ["/products/known?Size=50+ml&a=1&b=2&c=3&d=4&e=5", "/products/known?Size=50+ml"],
  ["/products/known?Size=50%20ml&Scent=Rose", "/products/known?Scent=Rose&Size=50+ml"],
  ["/products/known?Size=9+l", "/products/known"],
  // The page reads the first of two.
  ["/products/known?Size=9+l&Size=50+ml", "/products/known"],
  ["/blog?category=clean-beauty&page=2", "/blog?category=clean-beauty"],
  ["/proof/testimonials?tab=growth", "/proof/testimonials?tab=growth"],
  ["/about?tab=growth", "/about"],
])("%s is kept as %s", (address, key) => {
  expect(keyOf(address)).toBe(key);
});

test.each([
  ["an unknown page", "/no-such-page"],
  ["an unknown category", "/shop/wigs"],
  ["what somebody typed", "/blog?q=biotin"],
  ["the search", "/search?q=biotin"],
  ["route data", "/shop.data"],
  ["more options than a product has", "/products/a?A=1&B=2&C=3&D=4&E=5"],
  ["an option as long as a letter", `/products/a?A=${"x".repeat(100)}`],
  ["a path below a product", "/products/a/b"],
])("%s is not kept", (_, address) => {
  expect(keyOf(address)).toBeNull();
});
