import { expect, test } from "vitest";
import { kindOf, pageKey } from "./request-kind";

const shop = "https://shop.example";
const asked = (url: string, parts: Partial<Request> = {}) => ({
  method: "GET",
  mode: "no-cors" as const,
  destination: "" as const,
  url: new URL(url, shop).href,
  ...parts,
});

test.each([
  ["a page", asked("/shop", { mode: "navigate" }), "page"],
  ["a script of the build", asked("/assets/root-abc.js"), "file"],
  ["a picture of the shop", asked("/pictures/hero-400.avif"), "picture"],
  ["a picture of the embedded store", asked("/cdn/shop/files/oil.jpg?v=1"), "picture"],
  [
    "a picture of a hosted store",
    asked("https://cdn.shopify.com/oil.jpg", { destination: "image" }),
    "picture",
  ],
  ["a question to the store", asked("/api/2025-07/graphql.json", { method: "POST" }), null],
  ["a form", asked("/newsletter", { method: "POST", mode: "navigate" }), null],
  ["a page of somebody else", asked("https://pay.example/", { mode: "navigate" }), null],
  ["a picture from anywhere", asked("https://x.example/a.png", { destination: "image" }), null],
  ["the figures of the shop", asked("/metrics"), null],
  ["data of a route", asked("/shop.data"), null],
])("%s is answered as what it is", (_, request, kind) => {
  expect(kindOf(request, shop)).toBe(kind);
});

test.each([
  ["/", "/"],
  ["/shop?sort=price&utm_source=letter&gclid=1", "/shop?sort=price"],
  ["/products/hair-oil?Size=10+ml", "/products/hair-oil?Size=10+ml"],
])("%s is kept as %s", (address, key) => {
  expect(pageKey(new URL(address, shop))).toBe(key);
});

test.each([
  "/search?q=oil",
  "/search",
  "/blog?q=oil",
  "/faq?q=refund",
  "/checkouts/cn/1?key=2",
  "/cart/c/1",
  "/api/2025-07/graphql.json",
  "/metrics",
  "/healthz",
  "/readyz",
  "/newsletter",
])("%s is never kept", (address) => {
  expect(pageKey(new URL(address, shop))).toBeNull();
});
