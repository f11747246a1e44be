import type { Product, Variant } from "~/commerce/model";
import { showToast } from "~/ui/toasts";
import { itemOf } from "./cart-item";
import { maxLines, maxQuantity, quantityOf } from "./cart-rules";
import { addToItems, openCart, readStoredCart, useCart } from "./cart-store";

/** Puts a variant into the cart and says so. */
export function addToCart(product: Product, variant: Variant, quantity = 1): void {
  if (putIntoCart(product, variant, quantity)) {
    const description = `${product.title} has been added to your cart.`;
    showToast({ title: "Added to cart!", description, action: viewCart, isConfirmation: true });
  }
}

/** For when the cart opens by itself: only what could not be added is said. Whether all of it could. */
export function putIntoCart(product: Product, variant: Variant, quantity = 1): boolean {
  readStoredCart();
  const before = quantityInCart(variant);
  addToItems(itemOf(product, variant, quantity));
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

/** How many pieces of it are in the cart. */
export function quantityInCart(variant: Variant): number {
  return quantityOf(useCart.getState().items, variant.id);
}
