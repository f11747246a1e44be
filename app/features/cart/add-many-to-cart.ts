import type { Product, Variant } from "~/commerce/model";
import { showToast } from "~/ui/toasts";
import { addToCart } from "./add-to-cart";
import { itemOf } from "./cart-item";
import { maxLines, quantityIn } from "./cart-rules";
import { addToItems, openCart, readStoredCart, useCart } from "./cart-store";

export type Choice = { product: Product; variant: Variant };

/**
 * Puts one of each into the cart and says so once, counting what really was added (specification,
 * section 8). A single one is announced as any other.
 */
export function addManyToCart(choices: readonly Choice[]): void {
  const [first, second] = choices;
  if (!first) return;
  if (second) addAll(choices);
  else addToCart(first.product, first.variant);
}

function addAll(choices: readonly Choice[]): void {
  const action = { label: "View cart", onSelect: openCart };
  readStoredCart();
  const count = choices.filter(isAdded).length;
  if (count > 0) {
    const description = `${count} product${count === 1 ? "" : "s"} added to your cart.`;
    showToast({ title: "Complete routine added!", description, action });
  } else {
    const description = `A cart holds ${maxLines} different products. Remove one to add another.`;
    showToast({ title: "Your cart is full", description, action });
  }
}

function isAdded({ product, variant }: Choice): boolean {
  const before = quantityIn(useCart.getState().items);
  return quantityIn(addToItems(itemOf(product, variant, 1))) > before;
}
