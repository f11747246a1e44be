import { describe, expect, test } from "vitest";
import { testProduct } from "../../tests/support/builders";
import { getSetImages } from "./set-images";

const toImage = (name: string) => ({ url: `https://cdn.example/${name}.jpg`, alt: "" });
const sell = (...handles: string[]) =>
  handles.map((handle) => testProduct({ handle, images: [toImage(handle)] }));

describe("a set is shown", () => {
  test("by the store's image of it", () => {
    const catalog = sell("jar", "plan", "pump");

    expect(getSetImages(catalog, "plan", ["jar", "pump"])).toEqual([toImage("plan")]);
  });

  test("by its products, in their order, where the store has no image of it", () => {
    const plan = testProduct({ handle: "plan", images: [] });
    const catalog = [...sell("pump", "jar"), plan];

    expect(getSetImages(catalog, "plan", ["jar", "pump"])).toEqual([
      toImage("jar"),
      toImage("pump"),
    ]);
  });

  test("by none of them, where the store lacks one", () => {
    expect(getSetImages(sell("pump"), "plan", ["jar", "pump"])).toEqual([]);
  });
});
