import type { Product } from "~/commerce/model";
import { findSharedDoses } from "~/features/cart/shared-doses";
import type { ShownProducts } from "~/lib/brand-product";
import { getKitItems } from "~/product/kits";
import { findRelated } from "~/product/related-products";
import { getFirstAvailableVariant } from "~/product/variants";
import type { CartChoice } from "./add-to-cart";
import { type CartItem, type CartItems, listProducts } from "./cart-items";

/**
 * Products that share a tag with one in the cart and repeat nothing there, each with the variant to add, which must be in
 * stock and sold once: line by line, and in the store's order for each line.
 */
export function suggestProducts(
  items: CartItems,
  products: readonly Product[],
  shown: ShownProducts,
): readonly CartChoice[] {
  const inCart = items.flatMap(
    (item) => products.find((product) => isSameProduct(product, item)) ?? [],
  );
  const related = new Set(inCart.flatMap((product) => findRelated(product, products)));
  return [...related]
    .filter((product) => !inCart.includes(product) && !repeats(product, items, shown))
    .flatMap((product) => {
      const variant = getFirstAvailableVariant(product);
      return variant?.availableForSale && !product.requiresSellingPlan
        ? [{ product, variant }]
        : [];
    });
}

/** Whether the cart holds the product or a part of it, alone or in a kit, or a supplement with the same active. */
function repeats({ handle, title }: Product, items: CartItems, shown: ShownProducts): boolean {
  const chosen = listProducts(items);
  const parts = listParts(handle);
  return (
    chosen.flatMap(({ handle }) => listParts(handle)).some((part) => parts.includes(part)) ||
    findSharedDoses([...chosen, { handle, title }], shown)?.titles.includes(title) === true
  );
}

function listParts(handle: string): string[] {
  return [handle, ...getKitItems(handle).map((item) => item.handle)];
}

/** A stored line may lack its id or its handle. */
function isSameProduct({ id, handle }: Product, { product: { node } }: CartItem): boolean {
  return node.id === id || node.handle === handle;
}
