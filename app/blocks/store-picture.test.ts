import { expect, test } from "vitest";
import { productForm, storeAddress, storeAddresses } from "./store-picture";

test("a picture of a product is asked for at 4:5", () => {
  expect(storeAddress("https://cdn.example/a.jpg", 400, productForm)).toBe(
    "https://cdn.example/a.jpg?width=400&height=500&crop=center",
  );
});

test("a version in the address survives", () => {
  expect(storeAddress("https://cdn.example/a.jpg?v=3", 400, productForm)).toBe(
    "https://cdn.example/a.jpg?v=3&width=400&height=500&crop=center",
  );
});

test("each width names its own file", () => {
  const picture = { url: "/a.jpg", alt: "", form: productForm, widths: [200, 400] };

  expect(storeAddresses(picture)).toEqual([
    "/a.jpg?width=200&height=250&crop=center",
    "/a.jpg?width=400&height=500&crop=center",
  ]);
});

test("a picture of unknown form is not cut", () => {
  const picture = { url: "/a.jpg", alt: "", form: productForm, widths: [200], isWhole: true };

  expect(storeAddresses(picture)).toEqual(["/a.jpg?width=200"]);
});
