import { expect, test } from "vitest";
import { parseKeptProduct } from "./kept-product";

const oil = {
  handle: "hair-oil",
  title: "Botanical Hair Oil",
  image: { url: "https://cdn.example/oil.jpg", alt: "A bottle" },
};

test("a product is read as it was kept, and what does not belong to it is left out", () => {
  expect(parseKeptProduct({ ...oil, price: "1.00", onclick: "alert(1)" })).toEqual(oil);
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
  { ...oil, title: "x".repeat(301) },
  { ...oil, title: ["Oil"] },
])("no product is read from %j", (stored) => {
  expect(parseKeptProduct(stored)).toBeNull();
});

test.each([
  undefined,
  "https://cdn.example/oil.jpg",
  { url: "javascript:alert(1)" },
  { url: "data:image/svg+xml,<svg/>" },
  { url: "//cdn.example/oil.jpg" },
  { url: `https://cdn.example/${"x".repeat(2_000)}` },
])("a picture that is none leaves the product without one: %j", (image) => {
  expect(parseKeptProduct({ ...oil, image })).toEqual({ ...oil, image: null });
});
