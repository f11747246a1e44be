import type { Product, Variant } from "~/commerce/model";
import { counted } from "~/lib/text";
import { showToast } from "~/ui/toasts";
import { addPieces, addToCart, cartIsFull, quantityInCart, viewCart } from "./add-to-cart";
import { maxQuantity } from "./cart-rules";

export type Choice = { product: Product; variant: Variant };

/**
 * Puts one of each into the cart and says so once, counting what really was added
 * (rule 41 in docs/rules.md). A single one is announced as any other.
 */
export function addManyToCart(choices: readonly Choice[]): void {
  const [first, second] = choices;
  if (!second) {
    if (first) addToCart(first.product, first.variant);
    return;
  }
  const count = choices.filter(({ product, variant }) => addPieces(product, variant, 1) > 0).length;
  if (count > 0) {
    const description = `${counted(count, "product")} added to your cart.`;
    const title = "Complete routine added!";
    showToast({ title, description, action: viewCart, isConfirmation: true });
  } else if (choices.every(({ variant }) => quantityInCart(variant) > 0)) {
    const description = "That is the most one order takes of these products.";
    showToast({ title: `${maxQuantity} of each in your cart`, description, action: viewCart });
  } else showToast(cartIsFull);
}
