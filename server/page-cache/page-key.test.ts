import { expect, test } from "vitest";
import { toPageKey } from "./page-key.ts";
import { findTestRoute } from "./testing/test-routes.ts";

const shop = "_routes=routes%2Fshop";
const getKey = (url: string) => toPageKey(url, findTestRoute)?.key ?? null;

test.each([
  ["/", "/"],
  ["/?utm_source=letter&gclid=1", "/"],
  ["/?gad_source=1&gad_campaignid=2&gbraid=3&ttclid=4&ref", "/"],
  ["/shop?utm_campaign=x&sort=name", "/shop?sort=name"],
  ["/shop/haircare?sort=name&concern=dryness", "/shop/haircare?concern=dryness&sort=name"],
  ["/shop?concern=b&sort=name&concern=a", "/shop?concern=b&concern=a&sort=name"],
  ["/shop?sort=name&utm_source=x&page=2", "/shop?page=2&sort=name"],
  ["/shop?", "/shop"],
  ["/shop?_routes=made-up", "/shop"],
  ["/about?made=up", "/about?made=up"],
  [
    "/products/hair-oil?Size=50%20ml&fbclid=2&Scent=Rose",
    "/products/hair-oil?Scent=Rose&Size=50+ml",
  ],
  ["/blog.data?_routes=blog%2Fnews", "/blog.data?_routes=blog%2Fnews"],
  ["/_.data?_routes=routes%2Fhome&utm_source=letter", "/_.data?_routes=routes%2Fhome"],
  [`/shop.data?ref=x&sort=name&${shop}`, `/shop.data?sort=name&${shop}`],
  ["/shop?utm_source=letter text/markdown", "/shop text/markdown"],
  ["/shop?sort=name&gclid=1 text/markdown", "/shop?sort=name text/markdown"],
])("%s is cached as %s", (url, key) => {
  expect(getKey(url)).toBe(key);
});

test.each([
  ["an unknown page", "/no-such-page"],
  ["the search", "/search?q=biotin"],
  ["data without a route", "/blog.data"],
  ["data of several routes", "/blog.data?_routes=root,blog%2Fnews"],
  ["data of the search", "/search.data?q=biotin&_routes=routes%2Fsearch"],
  ["a path below a product", "/products/a/b"],
])("%s is not cached", (_, url) => {
  expect(getKey(url)).toBeNull();
});
