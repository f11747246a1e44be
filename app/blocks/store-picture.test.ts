import { expect, test } from "vitest";
import { getStoreImageUrl, getStoreImageUrls, productCrop } from "./store-picture";

test("a picture of a product is asked for at 4:5", () => {
  expect(getStoreImageUrl("https://cdn.example/a.jpg", 400, productCrop)).toBe(
    "https://cdn.example/a.jpg?width=400&height=500&crop=center",
  );
});

test("a version in the address survives", () => {
  expect(getStoreImageUrl("https://cdn.example/a.jpg?v=3", 400, productCrop)).toBe(
    "https://cdn.example/a.jpg?v=3&width=400&height=500&crop=center",
  );
});

test("each width names its own file", () => {
  const picture = { url: "/a.jpg", alt: "", crop: productCrop, widths: [200, 400] };

  expect(getStoreImageUrls(picture)).toEqual([
    "/a.jpg?width=200&height=250&crop=center",
    "/a.jpg?width=400&height=500&crop=center",
  ]);
});

test("a picture of unknown form is not cut", () => {
  const picture = { url: "/a.jpg", alt: "", crop: productCrop, widths: [200], isUncropped: true };

  expect(getStoreImageUrls(picture)).toEqual(["/a.jpg?width=200"]);
});
