import type { Product, Variant } from "~/commerce/model";
import { showToast } from "~/ui/toasts";
import { itemOf } from "./cart-item";
import { maxLines, maxQuantity } from "./cart-rules";
import { addToItems, openCart, readStoredCart, useCart } from "./cart-store";

/** Puts a variant into the cart and says so (specification, section 8). */
export function addToCart(product: Product, variant: Variant, quantity = 1): void {
  const action = { label: "View cart", onSelect: openCart };
  readStoredCart();
  const before = quantityOf(variant);
  addToItems(itemOf(product, variant, quantity));
  const after = quantityOf(variant);

  if (after === before + quantity) {
    const description = `${product.title} has been added to your cart.`;
    showToast({ title: "Added to cart!", description, action });
  } else if (after === 0) {
    const description = `A cart holds ${maxLines} different products. Remove one to add another.`;
    showToast({ title: "Your cart is full", description, action });
  } else {
    const description = `That is the most one order takes of ${product.title}.`;
    showToast({ title: `${maxQuantity} in your cart`, description, action });
  }
}

function quantityOf(variant: Variant): number {
  const item = useCart.getState().items.find(({ variantId }) => variantId === variant.id);
  return item?.quantity ?? 0;
}
