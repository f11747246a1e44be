import { expect, test } from "vitest";
import { getStoreImageUrl, getStoreImageUrls, productCrop } from "./store-picture";

test.each([
  ["https://cdn.example/a.jpg", "https://cdn.example/a.jpg?width=400&height=500&crop=center"],
  ["/a.jpg?v=3", "/a.jpg?v=3&width=400&height=500&crop=center"],
])("the picture %s of a product is requested at 4:5", (url, requested) => {
  expect(getStoreImageUrl(url, 400, productCrop)).toBe(requested);
});

test.each([
  [false, ["/a.jpg?width=200&height=250&crop=center", "/a.jpg?width=400&height=500&crop=center"]],
  [true, ["/a.jpg?width=200", "/a.jpg?width=400"]],
])("each width has its own URL; of unknown aspect ratio, so uncropped: %s", (isUncropped, urls) => {
  const picture = { url: "/a.jpg", alt: "", crop: productCrop, widths: [200, 400], isUncropped };

  expect(getStoreImageUrls(picture)).toEqual(urls);
});
