import { expect, test } from "vitest";
import { persistedProduct } from "./persisted-list";

const oil = {
  handle: "hair-oil",
  title: "Botanical Hair Oil",
  image: { url: "https://cdn.example/oil.jpg", alt: "A bottle" },
};
const handles = ["", 1, "../checkout", "a/b", "a?b", "a#b", "%2e%2e", "x".repeat(301)];
const invalidImages = [undefined, "https://cdn.example/oil.jpg", { url: "//cdn.example/oil.jpg" }];
const titles = [" ", "x".repeat(501), ["Oil"]];

test("reads a product as it was stored, without unknown fields", () => {
  expect(persistedProduct({ ...oil, price: "1.00", onclick: "alert(1)" })).toEqual(oil);
});

test.each([
  null,
  7,
  "hair-oil",
  [],
  {},
  ...handles.map((handle) => ({ ...oil, handle })),
  ...titles.map((title) => ({ ...oil, title })),
])("reads no product from %.60j", (stored) => {
  expect(() => persistedProduct(stored)).toThrow();
});

test.each(invalidImages)("reads a product without the invalid image %j", (image) => {
  expect(persistedProduct({ ...oil, image })).toEqual({ ...oil, image: null });
});
