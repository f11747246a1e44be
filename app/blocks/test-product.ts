import type { Product } from "~/commerce/model";

/** A product with these tags and nothing else, for tests. */
export function taggedProduct(id: string, ...tags: string[]): Product {
  const nothing = { description: "", minPrice: null, images: [], variants: [], options: [] };
  return { id, handle: id, title: id, tags, ...nothing };
}
