import type { Product, Variant } from "~/commerce/model";
import { counted } from "~/lib/text";
import { getFirstAvailableVariant } from "~/product/first-available-variant";
import { buttonVariants } from "~/ui/button";
import { showToast } from "~/ui/toasts";
import { addItem, getQuantity, maxLines, maxQuantity, toCartItem } from "./cart-items";
import { changeCart, openCart, readStoredCart, useCart } from "./cart-store";

type AddButtonProps = { product: Product; className?: string };

/** Adds the first variant that can be bought; without variants it does nothing (rule 12 in docs/rules.md). */
export function AddButton({ product, className = smallButtonClass }: AddButtonProps) {
  const variant = getFirstAvailableVariant(product);
  const isSoldOut = variant !== undefined && !variant.availableForSale;
  return (
    <button
      type="button"
      disabled={isSoldOut}
      onClick={() => variant && addToCart(product, variant)}
      className={className}
    >
      {isSoldOut ? "Out of Stock" : "Add"}
      <span className="sr-only"> {product.title}</span>
    </button>
  );
}

const smallButtonClass = `${buttonVariants({ size: "small" })} noscript:hidden`;

/** Adds a variant to the cart and shows a toast. */
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
    showToast({ ...cartIsFull, action: viewCart });
  } else {
    const description = `That is the most one order takes of ${product.title}.`;
    showToast({ title: `${maxQuantity} in your cart`, description, action: viewCart });
  }
  return false;
}

/** Returns how many of the pieces were added. */
function addPieces(product: Product, variant: Variant, quantity: number): number {
  readStoredCart();
  const before = quantityInCart(variant);
  changeCart((items) => addItem(items, toCartItem(product, variant, quantity)));
  return quantityInCart(variant) - before;
}

const viewCart = { label: "View cart", onSelect: openCart };

export const cartIsFull = {
  title: "Your cart is full",
  description: `A cart holds ${maxLines} different products. Remove one to add another.`,
};

function quantityInCart(variant: Variant): number {
  return getQuantity(useCart.getState().items, variant.id);
}

export type CartChoice = { product: Product; variant: Variant };

/** Adds one of each and shows one toast with the number that was added (rule 41 in docs/rules.md). */
export function addManyToCart(choices: readonly CartChoice[]): void {
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
  } else showToast({ ...cartIsFull, action: viewCart });
}
