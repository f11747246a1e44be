import * as v from "valibot";
import { create } from "zustand";
import type { Product } from "~/commerce/model";
import { readableItems, readableOrNull, storedText } from "~/lib/schemas";
import { createPersistedStore } from "~/lib/storage";
import { dismissConfirmation } from "~/ui/toasts";
import { addItem, type CartItems, cartItem } from "./cart-items";
import { updateLines } from "./line-prices";

/** Of the checkout that was created last, until the cart changes. */
type OpenedCheckout = { cartId: string | null; checkoutUrl: string | null };

const noCheckout: OpenedCheckout = { cartId: null, checkoutUrl: null };

/** The cart as it is stored. A line that cannot be read is left out, and the others stay. */
export const storedCart = v.object({
  // Added one by one, so that two lines of one variant and plan become one and the limits hold.
  items: v.pipe(
    readableItems(cartItem),
    v.transform((items) => items.reduce<CartItems>(addItem, [])),
  ),
  cartId: readableOrNull(storedText),
  checkoutUrl: readableOrNull(v.pipe(v.string(), v.regex(/^https?:\/\/\S{1,2000}$/i))),
});

const cart = createPersistedStore<OpenedCheckout & { items: CartItems }>({
  key: "shopify-cart",
  initial: { items: [], ...noCheckout },
  schema: storedCart,
});

export const { useStore: useCart, read: readStoredCart, follow: followStoredCart } = cart;

/** Applies a rule of `cart-items.ts`. A change forgets the checkout, which was created for other items. */
export function changeCart(rule: (items: CartItems) => CartItems): void {
  cart.update((state) => {
    const items = rule(state.items);
    return items === state.items ? state : { ...state, items, ...noCheckout };
  });
}

/** Takes over the prices of the catalog, and returns the lines that had others. The checkout has the same lines. */
export function refreshPrices(products: readonly Product[]): CartItems {
  let changed: CartItems = [];
  cart.update((state) => {
    const { items, repriced } = updateLines(state.items, products);
    changed = repriced;
    return { ...state, items };
  });
  return changed;
}

/** Stores the checkout that was created for these items, unless the cart has changed meanwhile. */
export function storeCheckout(items: CartItems, { cartId, checkoutUrl }: OpenedCheckout): void {
  cart.update((state) => (state.items === items ? { ...state, cartId, checkoutUrl } : state));
}

const useDrawer = create(() => ({ isOpen: false }));

export function useCartIsOpen(): boolean {
  return useDrawer(({ isOpen }) => isOpen);
}

/** Dismisses the confirmation toast, which would cover the cart. */
export function openCart(): void {
  dismissConfirmation();
  useDrawer.setState({ isOpen: true });
}

export function closeCart(): void {
  useDrawer.setState({ isOpen: false });
}
