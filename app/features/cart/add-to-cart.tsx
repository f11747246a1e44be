import type { Product, SellingPlanAllocation, Variant } from "~/commerce/model";
import { getProductPath } from "~/lib/paths";
import { maxQuantity } from "~/lib/quantity-rule";
import { type CartErrorCode, dispatchStorefrontEvent } from "~/lib/storefront-events";
import { counted } from "~/lib/text";
import { buyFormId } from "~/product/buy-bar";
import { getFirstAvailableVariant } from "~/product/variants";
import { buttonVariants } from "~/ui/button";
import { ButtonLink, Link } from "~/ui/link";
import { showToast } from "~/ui/toasts";
import { addItem, getQuantity, maxLines, toCartItem, toLineKey } from "./cart-items";
import { changeCart, openCart, readStoredCart, useCart } from "./cart-store";

type AddButtonProps = { product: Product; className?: string };

/**
 * Adds the first variant that can be bought; without variants it does nothing (rule 12 in docs/rules.md). Of what is sold
 * by subscription only it opens the schedules, and of what is for sale in variants that were not fetched alone its page.
 */
export function AddButton({ product, className = smallButtonClass }: AddButtonProps) {
  const { title } = product;
  const path = getProductPath(product.handle);
  if (product.requiresSellingPlan)
    return (
      <ButtonLink to={`${path}#${buyFormId}`} size="small">
        Add<span className="sr-only"> {title}</span>
      </ButtonLink>
    );
  const variant = getFirstAvailableVariant(product);
  const isSoldOut = variant !== undefined && !variant.availableForSale;
  if (isSoldOut && product.availableForSale)
    return (
      <Link to={path} className={className}>
        View Options<span className="sr-only"> of {title}</span>
      </Link>
    );
  return (
    <button
      type="button"
      disabled={isSoldOut}
      onClick={() => variant && addToCart(product, variant)}
      className={className}
    >
      <span>{isSoldOut ? "Out of Stock" : "Add"}</span>
      <span className="sr-only"> {title}</span>
    </button>
  );
}

type SubscribeLinkProps = { product: Product; title?: string; variant?: "secondary" };

/** In place of a button that adds: the product's page states the terms of its subscription. */
export function SubscribeLink({ product, title = product.title, variant }: SubscribeLinkProps) {
  return (
    <ButtonLink to={getProductPath(product.handle)} variant={variant} size="small">
      Subscribe<span className="sr-only"> to {title}</span>
    </ButtonLink>
  );
}

const smallButtonClass = `${buttonVariants({ size: "small" })} noscript:hidden`;

/** Adds a variant to the cart and shows a toast. Without an allocation it is bought once. */
export function addToCart(
  product: Product,
  variant: Variant,
  quantity = 1,
  allocation?: SellingPlanAllocation,
): void {
  if (tryAddToCart(product, variant, quantity, allocation)) {
    const description = `${product.title} has been added to your cart.`;
    showToast({ title: "Added to cart!", description, action: viewCart, isConfirmation: true });
  }
}

/** Adds without a confirmation and reports what could not be added. Returns whether all of it was. */
export function tryAddToCart(
  product: Product,
  variant: Variant,
  quantity = 1,
  allocation?: SellingPlanAllocation,
): boolean {
  const choice = { product, variant, allocation };
  if (addPieces(choice, quantity) === quantity) return true;
  if (quantityInCart(choice) === 0) {
    reportRefusal(cartIsFull.title, cartIsFull.description, "CART_TOO_LARGE");
  } else {
    const description = `That’s the limit per order for ${product.title}.`;
    reportRefusal(`${maxQuantity} in your cart`, description, "MAXIMUM_EXCEEDED");
  }
  return false;
}

export type CartChoice = {
  product: Product;
  variant: Variant;
  /** Present for a subscription. */
  allocation?: SellingPlanAllocation;
};

/** Returns how many of the units were added. */
function addPieces(choice: CartChoice, quantity: number): number {
  const { product, variant, allocation } = choice;
  // Never once (rule 12 in docs/rules.md).
  if (product.requiresSellingPlan && !allocation) return 0;
  readStoredCart();
  const before = quantityInCart(choice);
  changeCart((items) => addItem(items, toCartItem(product, variant, quantity, allocation)));
  return quantityInCart(choice) - before;
}

const viewCart = { label: "View Cart", onSelect: openCart };

function reportRefusal(title: string, description: string, code: CartErrorCode): void {
  dispatchStorefrontEvent("shopify:cart:error", { error: description, code });
  showToast({ title, description, action: viewCart });
}

export const cartIsFull = {
  title: "Your cart is full",
  description: `It can hold ${maxLines} different products. Remove one to add another.`,
};

function quantityInCart({ variant, allocation }: CartChoice): number {
  return getQuantity(useCart.getState().items, toLineKey(variant.id, allocation?.sellingPlan.id));
}

/** Adds one of each and shows one toast with the number that was added (rule 41 in docs/rules.md). */
export function addManyToCart(choices: readonly CartChoice[]): void {
  const [first, second] = choices;
  if (!second) {
    if (first) addToCart(first.product, first.variant, 1, first.allocation);
    return;
  }
  const count = choices.filter((choice) => addPieces(choice, 1) > 0).length;
  if (count > 0) {
    const description = `${counted(count, "product")} added to your cart.`;
    const title = "Complete routine added!";
    showToast({ title, description, action: viewCart, isConfirmation: true });
  } else if (choices.every((choice) => quantityInCart(choice) > 0)) {
    const description = "That’s the limit per order for these products.";
    reportRefusal(`${maxQuantity} of each in your cart`, description, "MAXIMUM_EXCEEDED");
  } else reportRefusal(cartIsFull.title, cartIsFull.description, "CART_TOO_LARGE");
}
