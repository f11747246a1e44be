import { expect, test } from "vitest";
import { toPageKey } from "./page-key.ts";
import { findTestRoute } from "./testing/test-routes.ts";

const options = new Set(["Size=50+ml", "Size=100+ml", "Scent=Rose"]);
const getVaryingQuery = (path: string) => (path === "/products/known" ? options : undefined);
const shop = "_routes=routes%2Fshop";
const product = "_routes=routes%2Fproduct";
const getKey = (url: string) => toPageKey(url, findTestRoute, getVaryingQuery)?.key ?? null;

test.each([
  ["/", "/"],
  ["/?utm_source=letter&gclid=1", "/"],
  ["/?gad_source=1&gad_campaignid=2&gbraid=3&ttclid=4&_kx=5&made-up-tomorrow=6", "/"],
  ["/shop?utm_campaign=x&sort=name", "/shop?sort=name"],
  ["/shop/haircare?sort=name&concern=dryness", "/shop/haircare?concern=dryness&sort=name"],
  ["/shop?concern=b&sort=name&concern=a", "/shop?concern=b&concern=a&sort=name"],
  ["/shop?<script>=1", "/shop"],
  ["/shop?price=4&price=3&price=2&price=1", "/shop?price=4&price=3&price=2&price=1"],
  [`/shop?price=${"x".repeat(75)}`, `/shop?price=${"x".repeat(75)}`],
  ["/shop?sort=name&utm_source=x&page=2", "/shop?page=2&sort=name"],
  // Its options are unknown until it is rendered.
  ["/products/hair-oil?Size=50+ml&fbclid=2", "/products/hair-oil"],
  ["/products/known?Size=50+ml&a=1&b=2&c=3&d=4&e=5", "/products/known?Size=50+ml"],
  ["/products/known?Size=50%20ml&Scent=Rose", "/products/known?Scent=Rose&Size=50+ml"],
  ["/products/known?Size=9+l", "/products/known"],
  // The page reads the first of two.
  ["/products/known?Size=9+l&Size=50+ml", "/products/known"],
  ["/blog?category=clean-beauty&page=2", "/blog?category=clean-beauty"],
  ["/proof/testimonials?tab=growth", "/proof/testimonials?tab=growth"],
  ["/about?tab=growth", "/about"],
  ["/blog.data?_routes=blog%2Fnews", "/blog.data?_routes=blog%2Fnews"],
  ["/_.data?_routes=routes%2Fhome&utm_source=letter", "/_.data?_routes=routes%2Fhome"],
  [`/shop.data?ref=x&sort=name&${shop}`, `/shop.data?sort=name&${shop}`],
  [`/products/known.data?Size=50+ml&${product}`, `/products/known.data?Size=50+ml&${product}`],
  ["/shop?utm_source=letter text/markdown", "/shop text/markdown"],
  ["/products/known?Size=50+ml&a=1 text/markdown", "/products/known?Size=50+ml text/markdown"],
])("%s is cached as %s", (url, key) => {
  expect(getKey(url)).toBe(key);
});

test.each([
  ["an unknown page", "/no-such-page"],
  ["typed text", "/blog?q=biotin"],
  ["a link to a variant", "/products/known?variant=42&utm_source=letter"],
  ["the search", "/search?q=biotin"],
  ["data without a route", "/blog.data"],
  ["data of several routes", "/blog.data?_routes=root,blog%2Fnews"],
  ["data of the search", "/search.data?q=biotin&_routes=routes%2Fsearch"],
  ["more values than the shop offers", "/shop?price=1&price=2&price=3&price=4&price=5"],
  ["a long value", `/shop?price=${"x".repeat(76)}`],
  ["a path below a product", "/products/a/b"],
])("%s is not cached", (_, url) => {
  expect(getKey(url)).toBeNull();
});

test.each([
  ["/products/hair-oil", false],
  ["/products/hair-oil?Size=50+ml", true],
  [`/products/hair-oil.data?${product}`, false],
  [`/products/hair-oil.data?Size=50+ml&${product}`, true],
  ["/products/known?Size=50+ml", false],
  ["/shop?sort=name", false],
])("whether the options of a product that is not known yet may be in %s: %s", (url, expected) => {
  expect(toPageKey(url, findTestRoute, getVaryingQuery)?.isProvisional).toBe(expected);
});
