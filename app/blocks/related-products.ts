import type { Product } from "~/commerce/model";

/** Other products that share a tag with this one, in the given order. */
export function findRelated(product: Product, products: readonly Product[]): readonly Product[] {
  return products
    .filter(({ id }) => id !== product.id)
    .filter(({ tags }) => tags.some((tag) => product.tags.includes(tag)));
}
