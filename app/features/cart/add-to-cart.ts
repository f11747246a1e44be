import type { Product, Variant } from "~/commerce/model";
import { showToast } from "~/ui/toasts";
import { toCartItem } from "./cart-item";
import { addItem, getQuantity, maxLines, maxQuantity } from "./cart-rules";
import { changeCart, openCart, readStoredCart, useCart } from "./cart-store";

/** Puts a variant into the cart and says so. */
export function addToCart(product: Product, variant: Variant, quantity = 1): void {
  if (tryAddToCart(product, variant, quantity)) {
    const description = `${product.title} has been added to your cart.`;
    showToast({ title: "Added to cart!", description, action: viewCart, isConfirmation: true });
  }
}

/** Adds without a confirmation and reports what could not be added. Returns whether all of it was. */
export function tryAddToCart(product: Product, variant: Variant, quantity = 1): boolean {
  if (addPieces(product, variant, quantity) === quantity) return true;
  if (quantityInCart(variant) === 0) {
    showToast(cartIsFull);
  } else {
    const description = `That is the most one order takes of ${product.title}.`;
    showToast({ title: `${maxQuantity} in your cart`, description, action: viewCart });
  }
  return false;
}

/** Returns how many of the pieces were added. */
export function addPieces(product: Product, variant: Variant, quantity: number): number {
  readStoredCart();
  const before = quantityInCart(variant);
  changeCart((items) => addItem(items, toCartItem(product, variant, quantity)));
  return quantityInCart(variant) - before;
}

export const viewCart = { label: "View cart", onSelect: openCart };

export const cartIsFull = {
  title: "Your cart is full",
  description: `A cart holds ${maxLines} different products. Remove one to add another.`,
  action: viewCart,
};

export function quantityInCart(variant: Variant): number {
  return getQuantity(useCart.getState().items, variant.id);
}
