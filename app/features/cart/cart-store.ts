import { create } from "zustand";
import { createPersistedStore } from "~/lib/storage";
import { dismissConfirmation } from "~/ui/toasts";
import type { CartItem } from "./cart-item";
import { addItem, lowerQuantity, quantityIn, restoreItem, setQuantity } from "./cart-rules";
import { storedCart } from "./stored-cart";

type Items = readonly CartItem[];

/** Of the checkout that was created last, until the cart changes. */
type Checkout = { cartId: string | null; checkoutUrl: string | null };

type Cart = Checkout & {
  items: Items;
  /** A checkout is being created. */
  isLoading: boolean;
};

const noCheckout: Checkout = { cartId: null, checkoutUrl: null };

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

/** For a late answer of the store: a quantity that was lowered meanwhile stays lower. */
export function limitQuantity(variantId: string, most: number): void {
  change((items) => lowerQuantity(items, variantId, most));
}

export function putBack(item: CartItem, index: number): void {
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

export function useCartQuantity(): number {
  return useCart(({ items }) => quantityIn(items));
}

/** Whether the drawer is open. */
const useDrawer = create(() => ({ isOpen: false }));

export function useCartIsOpen(): boolean {
  return useDrawer(({ isOpen }) => isOpen);
}

/** The cart itself says what was added, better than the message that may still lie over it. */
export function openCart(): void {
  dismissConfirmation();
  useDrawer.setState({ isOpen: true });
}

export function closeCart(): void {
  useDrawer.setState({ isOpen: false });
}
