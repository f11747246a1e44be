import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import standIn from "~/content/generated/images/complete-plan-front";
import { testProduct } from "../../tests/support/builders";
import { getSetImages, ProductSet } from "./product-set";

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

/** The files that a set shows. */
function getShown(...names: string[]) {
  const set = <ProductSet images={names.map(toImage)} standIn={standIn} sizes="100vw" />;
  return [...renderToStaticMarkup(set).matchAll(/ src="([^"?]+)/g)].map(([, src = ""]) => src);
}

test("up to five products stand beside each other in one frame", () => {
  const names = ["a", "b", "c", "d", "e", "f"];

  expect(getShown(...names)).toEqual(names.slice(0, 5).map((name) => toImage(name).url));
});

test("the shop's own image stands in where the store has none", () => {
  expect(getShown()).toEqual([`${standIn.src}.jpg`]);
  expect(getShown("plan")).toEqual([toImage("plan").url]);
});
