import { expect, test } from "vitest";
import { getStoreImageSources } from "./store-image";

test.each([
  ["https://cdn.example/a b.jpg?v=1", "https://cdn.example/a%20b.jpg?v=1&width=220"],
  ["https://cdn.example/a,b.jpg", "https://cdn.example/a%2Cb.jpg?width=220"],
  ["https://cdn.example/a%20b.jpg", "https://cdn.example/a%20b.jpg?width=220"],
])("the address %s is one candidate of a source set, %s", (url, src) => {
  const image = { url, alt: "", crop: { width: 4, height: 5 }, widths: [220], isUncropped: true };

  expect(getStoreImageSources(image)).toEqual({ src, srcSet: `${src} 220w` });
});
