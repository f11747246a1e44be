import { findRelated } from "~/blocks/related-products";
import type { Product, Variant } from "~/commerce/model";
import type { CartItem } from "./cart-item";

const maxShown = 3;

export type Suggestion = { product: Product; variant: Variant };

/**
 * Products that share a tag with one in the cart and are not in it, each with the variant to add: its
 * first, which must be in stock. At most three, line by line and in the store's order for each line:
 * when one of them is added, the others stay.
 */
export function suggestProducts(
  items: readonly CartItem[],
  products: readonly Product[],
): readonly Suggestion[] {
  const inCart = items.flatMap(
    (item) => products.find((product) => isSameProduct(product, item)) ?? [],
  );
  const related = new Set(inCart.flatMap((product) => findRelated(product, products)));
  return [...related]
    .filter((product) => !inCart.includes(product))
    .flatMap((product) => {
      const [variant] = product.variants;
      return variant?.availableForSale ? [{ product, variant }] : [];
    })
    .slice(0, maxShown);
}

/** A stored line may lack its id or its handle. */
function isSameProduct({ id, handle }: Product, { product: { node } }: CartItem): boolean {
  return node.id === id || node.handle === handle;
}
