import type { Product } from "~/commerce/model";
import { getFirstAvailableVariant } from "~/product/first-available-variant";
import { findRelated } from "~/product/related-products";
import type { CartChoice } from "./add-to-cart";
import type { CartItem, CartItems } from "./cart-items";

const maxShown = 3;

/**
 * Products that share a tag with one in the cart and are not in it, each with the variant to add, which
 * must be in stock and sold once. At most three, line by line and in the store's order for each line:
 * when one of them is added, the others stay.
 */
export function suggestProducts(
  items: CartItems,
  products: readonly Product[],
): readonly CartChoice[] {
  const inCart = items.flatMap(
    (item) => products.find((product) => isSameProduct(product, item)) ?? [],
  );
  const related = new Set(inCart.flatMap((product) => findRelated(product, products)));
  return [...related]
    .filter((product) => !inCart.includes(product))
    .flatMap((product) => {
      const variant = getFirstAvailableVariant(product);
      return variant?.availableForSale && !product.requiresSellingPlan
        ? [{ product, variant }]
        : [];
    })
    .slice(0, maxShown);
}

/** A stored line may lack its id or its handle. */
function isSameProduct({ id, handle }: Product, { product: { node } }: CartItem): boolean {
  return node.id === id || node.handle === handle;
}
