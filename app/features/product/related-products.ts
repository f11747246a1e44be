import type { Product } from "~/commerce/model";

const mostShown = 4;

/** Other products that share a tag with this one, at most four (specification, section 9). */
export function relatedTo(current: Product, products: readonly Product[]): readonly Product[] {
  return products
    .filter(({ id }) => id !== current.id)
    .filter(({ tags }) => tags.some((tag) => current.tags.includes(tag)))
    .slice(0, mostShown);
}

/** What a card shows of a product and puts into the cart: its first variant. */
export function asCard(product: Product): Product {
  return { ...product, variants: product.variants.slice(0, 1), options: [] };
}
