import { expect, test } from "vitest";
import { persistedProduct } from "./persisted-product";

const oil = {
  handle: "hair-oil",
  title: "Botanical Hair Oil",
  image: { url: "https://cdn.example/oil.jpg", alt: "A bottle" },
};

test("reads a product as it was stored, without fields that do not belong to it", () => {
  expect(persistedProduct({ ...oil, price: "1.00", onclick: "alert(1)" })).toEqual(oil);
});

test.each([
  null,
  7,
  "hair-oil",
  [],
  {},
  { ...oil, handle: "" },
  { ...oil, handle: 1 },
  { ...oil, handle: "../checkout" },
  { ...oil, handle: "a/b" },
  { ...oil, handle: "a?b" },
  { ...oil, handle: "a#b" },
  { ...oil, handle: "%2e%2e" },
  { ...oil, handle: "x".repeat(301) },
  { ...oil, title: " " },
  { ...oil, title: "x".repeat(501) },
  { ...oil, title: ["Oil"] },
])("reads no product from %j", (stored) => {
  expect(() => persistedProduct(stored)).toThrow();
});

test.each(["https://cdn.example/oil.jpg?v=1", "/cdn/oil.jpg"])(
  "reads a picture on the web or of this shop: %s",
  (url) => {
    const stored = { ...oil, image: { ...oil.image, url } };
    expect(persistedProduct(stored)).toEqual(stored);
  },
);

test.each([
  undefined,
  "https://cdn.example/oil.jpg",
  { url: "javascript:alert(1)" },
  { url: "data:image/svg+xml,<svg/>" },
  { url: "//cdn.example/oil.jpg" },
  { url: "/\\cdn.example/oil.jpg" },
  { url: `https://cdn.example/${"x".repeat(2_000)}` },
])("reads a product without a picture that is none: %j", (image) => {
  expect(persistedProduct({ ...oil, image })).toEqual({ ...oil, image: null });
});
