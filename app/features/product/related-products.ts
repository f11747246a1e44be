import { findRelated } from "~/blocks/related-products";
import type { Product } from "~/commerce/model";

const maxShown = 4;

/** Other products that share a tag with this one, at most four (rule 11 in docs/rules.md). */
export function getRelated(current: Product, products: readonly Product[]): readonly Product[] {
  return findRelated(current, products).slice(0, maxShown);
}

/** What a card shows of a product and puts into the cart: its first variant. */
export function toCard(product: Product): Product {
  return { ...product, variants: product.variants.slice(0, 1), options: [] };
}
