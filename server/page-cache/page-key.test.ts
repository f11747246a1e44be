import { expect, test } from "vitest";
import { toPageKey } from "./page-key.ts";
import { findTestRoute } from "./testing/test-routes.ts";

const options = new Set(["Size=50+ml", "Size=100+ml", "Scent=Rose"]);
const getVaryingQuery = (path: string) => (path === "/products/known" ? options : undefined);
const shop = "_routes=shop%2F%3Acategory%3F";
const product = "_routes=products%2F%3Ahandle";
const getKey = (url: string) => toPageKey(url, findTestRoute, getVaryingQuery)?.key ?? null;

test.each([
  ["/", "/"],
  ["/?utm_source=letter&gclid=1", "/"],
  ["/shop?utm_campaign=x&sort=name", "/shop?sort=name"],
  ["/shop/haircare?sort=name&concern=dryness", "/shop/haircare?concern=dryness&sort=name"],
  ["/shop?concern=b&sort=name&concern=a", "/shop?concern=b&concern=a&sort=name"],
  ["/shop?<script>=1", "/shop"],
  ["/shop?sort=name&utm_source=x&page=2", "/shop?page=2&sort=name"],
  ["/products/hair-oil?Size=50+ml&fbclid=2", "/products/hair-oil?Size=50+ml"],
  ["/products/known?Size=50+ml&a=1&b=2&c=3&d=4&e=5", "/products/known?Size=50+ml"],
  ["/products/known?Size=50%20ml&Scent=Rose", "/products/known?Scent=Rose&Size=50+ml"],
  ["/products/known?Size=9+l", "/products/known"],
  // The page reads the first of two.
  ["/products/known?Size=9+l&Size=50+ml", "/products/known"],
  ["/blog?category=clean-beauty&page=2", "/blog?category=clean-beauty"],
  ["/proof/testimonials?tab=growth", "/proof/testimonials?tab=growth"],
  ["/about?tab=growth", "/about"],
  ["/blog.data?_routes=blog", "/blog.data?_routes=blog"],
  ["/_.data?_routes=%2F&utm_source=letter", "/_.data?_routes=%2F"],
  [`/shop.data?ref=x&sort=name&${shop}`, `/shop.data?sort=name&${shop}`],
  [`/products/known.data?Size=50+ml&${product}`, `/products/known.data?Size=50+ml&${product}`],
])("%s is cached as %s", (url, key) => {
  expect(getKey(url)).toBe(key);
});

test.each([
  ["an unknown page", "/no-such-page"],
  ["typed text", "/blog?q=biotin"],
  ["a link to a variant", "/products/known?variant=42&utm_source=letter"],
  ["the search", "/search?q=biotin"],
  ["data without a route", "/blog.data"],
  ["data of several routes", "/blog.data?_routes=root,blog"],
  ["data of the search", "/search.data?q=biotin&_routes=search"],
  ["more options than a product has", "/products/a?A=1&B=2&C=3&D=4&E=5"],
  ["a long option", `/products/a?A=${"x".repeat(100)}`],
  ["a path below a product", "/products/a/b"],
])("%s is not cached", (_, url) => {
  expect(getKey(url)).toBeNull();
});
