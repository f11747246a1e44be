import type { Product, Variant } from "~/commerce/model";
import { showToast } from "~/ui/toasts";
import { toCartItem } from "./cart-item";
import { getQuantity, maxLines, maxQuantity } from "./cart-rules";
import { addToItems, openCart, readStoredCart, useCart } from "./cart-store";

/** Puts a variant into the cart and says so. */
export function addToCart(product: Product, variant: Variant, quantity = 1): void {
  if (tryAddToCart(product, variant, quantity)) {
    const description = `${product.title} has been added to your cart.`;
    showToast({ title: "Added to cart!", description, action: viewCart, isConfirmation: true });
  }
}

/** Adds without a confirmation and reports what could not be added. Returns whether all of it was. */
export function tryAddToCart(product: Product, variant: Variant, quantity = 1): boolean {
  readStoredCart();
  const before = quantityInCart(variant);
  addToItems(toCartItem(product, variant, quantity));
  const after = quantityInCart(variant);

  if (after === before + quantity) return true;
  if (after === 0) {
    const description = `A cart holds ${maxLines} different products. Remove one to add another.`;
    showToast({ title: "Your cart is full", description, action: viewCart });
  } else {
    const description = `That is the most one order takes of ${product.title}.`;
    showToast({ title: `${maxQuantity} in your cart`, description, action: viewCart });
  }
  return false;
}

const viewCart = { label: "View cart", onSelect: openCart };

export function quantityInCart(variant: Variant): number {
  return getQuantity(useCart.getState().items, variant.id);
}
