import { create } from "zustand";
import { createPersistedStore } from "~/lib/storage";
import {
  object,
  readableItems,
  readableOrNull,
  storedText,
  textMatching,
  transform,
} from "~/lib/stored-values";
import { dismissConfirmation } from "~/ui/toasts";
import { type CartItem, cartItem } from "./cart-item";
import { addItem, lowerQuantity, restoreItem, setQuantity } from "./cart-rules";

type Items = readonly CartItem[];

/** Of the checkout that was created last, until the cart changes. */
type Checkout = { cartId: string | null; checkoutUrl: string | null };

type Cart = Checkout & {
  items: Items;
  /** A checkout is being created. */
  isLoading: boolean;
};

const noCheckout: Checkout = { cartId: null, checkoutUrl: null };

/** The cart as it is stored. A line that cannot be read is left out, and the others stay. */
export const storedCart = object({
  // Added one by one, so that two lines of one variant become one and the limits hold.
  items: transform(readableItems(cartItem), (items) =>
    items.reduce<readonly CartItem[]>(addItem, []),
  ),
  cartId: readableOrNull(storedText),
  checkoutUrl: readableOrNull(textMatching(/^https?:\/\/\S{1,2000}$/i)),
});

const cart = createPersistedStore<Cart, Omit<Cart, "isLoading">>({
  key: "shopify-cart",
  initial: { items: [], ...noCheckout, isLoading: false },
  partialize: ({ items, cartId, checkoutUrl }) => ({ items, cartId, checkoutUrl }),
  schema: storedCart,
});

export const { useStore: useCart, read: readStoredCart, follow: followStoredCart } = cart;

/** Adds to the cart and returns its items after that; see the limits of `addItem`. */
export function addToItems(item: CartItem): Items {
  return change((items) => addItem(items, item));
}

export function changeQuantity(variantId: string, quantity: number): void {
  change((items) => setQuantity(items, variantId, quantity));
}

/** Applies the stock reported by the store; a quantity that was lowered meanwhile stays lower. */
export function limitQuantity(variantId: string, max: number): void {
  change((items) => lowerQuantity(items, variantId, max));
}

export function restoreLine(item: CartItem, index: number): void {
  change((items) => restoreItem(items, item, index));
}

/** Empties the cart and forgets its checkout (rule 38 in docs/rules.md). */
export function clearCart(): void {
  change(() => []);
}

/** Stores the checkout that was created for these items, unless the cart has changed meanwhile. */
export function storeCheckout(items: Items, { cartId, checkoutUrl }: Checkout): void {
  cart.update((state) => (state.items === items ? { ...state, cartId, checkoutUrl } : state));
}

/** A change forgets the checkout, which was created for other items. */
function change(rule: (items: Items) => Items): Items {
  cart.update((state) => {
    const items = rule(state.items);
    return items === state.items ? state : { ...state, items, ...noCheckout };
  });
  return useCart.getState().items;
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
