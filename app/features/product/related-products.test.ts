import { expect, test } from "vitest";
import type { Product } from "~/commerce/model";
import { relatedTo } from "./related-products";

function tagged(id: string, ...tags: string[]): Product {
  const nothing = { description: "", minPrice: null, images: [], variants: [], options: [] };
  return { id, handle: id, title: id, tags, ...nothing };
}

const serum = tagged("serum", "scalp-therapy", "concern:thinning");

test("a product is never related to itself", () => {
  expect(relatedTo(serum, [serum])).toEqual([]);
});

test("only products that share a tag are shown", () => {
  const oil = tagged("oil", "scalp-therapy");
  const wash = tagged("wash", "haircare");

  expect(relatedTo(serum, [wash, oil])).toEqual([oil]);
});

test("a product without tags has no relations", () => {
  expect(relatedTo(tagged("plain"), [serum, tagged("other")])).toEqual([]);
});

test("no more than four are shown, in the store's order", () => {
  const others = ["a", "b", "c", "d", "e"].map((id) => tagged(id, "concern:thinning"));

  expect(relatedTo(serum, [serum, ...others]).map(({ id }) => id)).toEqual(["a", "b", "c", "d"]);
});
