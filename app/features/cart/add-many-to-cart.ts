import type { Product, Variant } from "~/commerce/model";
import { showToast } from "~/ui/toasts";
import { addToCart, quantityInCart } from "./add-to-cart";
import { toCartItem } from "./cart-item";
import { maxLines, maxQuantity } from "./cart-rules";
import { addToItems, openCart, readStoredCart } from "./cart-store";

export type Choice = { product: Product; variant: Variant };

/**
 * Puts one of each into the cart and says so once, counting what really was added
 * (rule 41 in docs/rules.md). A single one is announced as any other.
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
    showToast({ title: "Complete routine added!", description, action, isConfirmation: true });
  } else if (choices.every(({ variant }) => quantityInCart(variant) > 0)) {
    const description = "That is the most one order takes of these products.";
    showToast({ title: `${maxQuantity} of each in your cart`, description, action });
  } else {
    const description = `A cart holds ${maxLines} different products. Remove one to add another.`;
    showToast({ title: "Your cart is full", description, action });
  }
}

function isAdded({ product, variant }: Choice): boolean {
  const before = quantityInCart(variant);
  addToItems(toCartItem(product, variant, 1));
  return quantityInCart(variant) > before;
}
