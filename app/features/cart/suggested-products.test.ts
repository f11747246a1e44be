import { expect, test } from "vitest";
import type { Product } from "~/commerce/model";
import { testProduct } from "~/commerce/test-product";
import { suggestProducts } from "./suggested-products";
import { testItem } from "./test-items";

const price = { amount: "10.00", currencyCode: "USD" };

function inStock(...availability: boolean[]): Pick<Product, "variants"> {
  const variants = availability.map((availableForSale, index) => ({
    id: `variant-${index}`,
    title: `${index}`,
    price,
    availableForSale,
    selectedOptions: [],
  }));
  return { variants };
}

const oil = { ...testProduct({ id: "oil", tags: ["dryness", "scalp"] }), ...inStock(true) };
const wash = { ...testProduct({ id: "wash", tags: ["dryness"] }), ...inStock(true) };
const mask = { ...testProduct({ id: "mask", tags: ["scalp"] }), ...inStock(true, false) };
const comb = { ...testProduct({ id: "comb", tags: ["tool"] }), ...inStock(true) };
const soldOut = { ...testProduct({ id: "scrub", tags: ["scalp"] }), ...inStock(false, true) };
const bare = testProduct({ id: "bare", tags: ["scalp"] });
const products = [comb, wash, soldOut, mask, oil, bare];

function line(id: string, handle = id) {
  const node = { id, handle, title: id, images: { edges: [] } };
  return testItem({ product: { node }, variantId: `variant of ${id}` });
}

test.each([
  ["an empty cart suggests nothing", [], []],
  ["a product that shares no tag is not suggested", [line("comb")], []],
  ["one that shares a tag is, in the store's order", [line("oil")], ["wash", "mask"]],
  ["a sold-out product is not suggested, nor one without variants", [line("mask")], ["oil"]],
  ["no product of the cart is suggested", [line("wash"), line("mask")], ["oil"]],
  ["two lines of one product count once", [line("oil"), line("oil")], ["wash", "mask"]],
  ["a line without an id is found by its handle", [line("", "wash")], ["oil"]],
  ["a line without a handle is found by its id", [line("wash", "")], ["oil"]],
  ["a line that is no longer sold suggests nothing", [line("gone")], []],
])("%s", (_, items, handles) => {
  expect(suggestProducts(items, products).map(({ product }) => product.handle)).toEqual(handles);
});

test("when one is added, the others stay in their places and more follow", () => {
  const early = { ...testProduct({ id: "early", tags: ["gloss"] }), ...inStock(true) };
  const glossyWash = { ...wash, tags: ["dryness", "gloss"] };
  const handlesFor = (...items: string[]) =>
    suggestProducts(
      items.map((id) => line(id)),
      [early, glossyWash, mask, oil],
    ).map(({ product }) => product.handle);

  expect(handlesFor("oil")).toEqual(["wash", "mask"]);
  expect(handlesFor("oil", "wash")).toEqual(["mask", "early"]);
});

test("what is added is the first variant", () => {
  expect(suggestProducts([line("oil")], products)[1]?.variant).toEqual(mask.variants[0]);
});

test("no more than three are suggested", () => {
  const others = ["a", "b", "c", "d"].map((id) => ({
    ...testProduct({ id: id, tags: ["dryness"] }),
    ...inStock(true),
  }));

  const suggested = suggestProducts([line("oil")], [...others, oil]);

  expect(suggested.map(({ product }) => product.handle)).toEqual(["a", "b", "c"]);
});
