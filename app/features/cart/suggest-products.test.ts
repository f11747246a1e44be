import { expect, test } from "vitest";
import { testItem, testProduct, testVariant } from "../../../tests/support/builders";
import { ownProducts } from "../../../tests/support/own-products";
import { suggestProducts } from "./suggest-products";

/** A product with these tags, and with variants that are for sale or not. */
function product(id: string, tags: readonly string[], ...availability: boolean[]) {
  const variants = availability.map((availableForSale, index) =>
    testVariant({ id: `variant-${index}`, availableForSale }),
  );
  return testProduct({ id, tags: [...tags], variants });
}

const comb = product("comb", ["tool"], true);
const wash = product("wash", ["dryness"], true);
const soldOut = product("scrub", ["scalp"], false, false);
const mask = product("mask", ["scalp"], true, false);
const oilProduct = product("oil", ["dryness", "scalp"], true);
const bare = product("bare", ["scalp"]);
const catalog = [comb, wash, soldOut, mask, oilProduct, bare];

function line(id: string, handle = id) {
  const node = { id, handle, title: id, images: { edges: [] } };
  return testItem({ product: { node }, variantId: `variant of ${id}` });
}

function getHandles(items: ReturnType<typeof line>[], products = catalog) {
  return suggestProducts(items, products, ownProducts).map((each) => each.product.handle);
}

test.each([
  ["nothing for an empty cart", [], []],
  ["nothing that shares no tag", [line("comb")], []],
  ["what shares a tag, in the store's order", [line("oil")], ["wash", "mask"]],
  ["nothing sold out, nor without variants", [line("mask")], ["oil"]],
  ["nothing that is in the cart", [line("wash"), line("mask")], ["oil"]],
  ["the same for two lines of a product", [line("oil"), line("oil")], ["wash", "mask"]],
  ["by handle for a line without an id", [line("", "wash")], ["oil"]],
  ["by id for a line without a handle", [line("wash", "")], ["oil"]],
  ["nothing for a product that is no longer sold", [line("gone")], []],
])("suggests %s", (_, items, handles) => {
  expect(getHandles(items)).toEqual(handles);
});

test("suggests nothing that a kit in the cart contains, nor a second supplement", () => {
  const handles = ["hair-nutraceutical", "hair-nutraceutical-45", "essentials-plan", "mask"];
  const products = handles.map((handle) => ({
    ...product(handle, ["dryness"], true),
    handle,
    title: handle,
  }));

  expect(getHandles([line("essentials-plan")], products)).toEqual(["mask"]);
  expect(getHandles([line("hair-nutraceutical-45")], products)).toEqual(["mask"]);
});

test("suggests no kit that contains what the cart holds", () => {
  const handles = ["shampoo", "self-care-ritual-bundle", "complete-wellness-kit", "mask"];
  const products = handles.map((handle) => ({
    ...product(handle, ["dryness"], true),
    handle,
    title: handle,
  }));

  expect(getHandles([line("shampoo")], products)).toEqual(["complete-wellness-kit", "mask"]);
  expect(getHandles([line("self-care-ritual-bundle")], products)).toEqual(["mask"]);
});

test("suggestions stay in their places when one is added, and more follow", () => {
  const early = product("early", ["gloss"], true);
  const glossyWash = { ...wash, tags: ["dryness", "gloss"] };
  const products = [early, glossyWash, mask, oilProduct];

  expect(getHandles([line("oil")], products)).toEqual(["wash", "mask"]);
  expect(getHandles([line("oil"), line("wash")], products)).toEqual(["mask", "early"]);
});

test("suggests the first variant that can be bought", () => {
  const other = product("a", ["dryness"], false, true);

  const suggested = suggestProducts([line("oil")], [other, oilProduct], ownProducts);

  expect(suggested).toEqual([{ product: other, variant: other.variants[1] }]);
});
