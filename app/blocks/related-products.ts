import type { Product } from "~/commerce/model";

/** Products that share a tag with one of `current` and are none of them, in the given order. */
export function findRelated(
  current: readonly Product[],
  products: readonly Product[],
): readonly Product[] {
  const ids = new Set(current.map(({ id }) => id));
  const tags = new Set(current.flatMap((product) => product.tags));
  return products.filter(
    (product) => !ids.has(product.id) && product.tags.some((tag) => tags.has(tag)),
  );
}
