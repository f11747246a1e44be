import type { Product } from "~/commerce/model";

/** Other products that share a tag with this one, in the given order. */
export function findRelated(product: Product, products: readonly Product[]): readonly Product[] {
  return products.filter(
    ({ id, tags }) => id !== product.id && tags.some((tag) => product.tags.includes(tag)),
  );
}

const maxShown = 4;

/** Other products that share a tag with this one, at most four (rule 11 in docs/rules.md). */
export function getRelatedProducts(
  current: Product,
  products: readonly Product[],
): readonly Product[] {
  return findRelated(current, products).slice(0, maxShown);
}
