import { create } from "zustand";
import { persist } from "zustand/middleware";
import { dismissConfirmation } from "~/ui/toasts";
import type { CartItem } from "./cart-item";
import { addItem, lowerQuantity, quantityIn, restoreItem, setQuantity } from "./cart-rules";
import { cartKey, cartStorage, type StoredCart, storageWorks } from "./cart-storage";

type Items = readonly CartItem[];

type Cart = {
  items: Items;
  /** Both are known only from a checkout until the page is left. */
  cartId: string | null;
  checkoutUrl: string | null;
  /** A checkout is being created. */
  isLoading: boolean;
  /** False while the browser refuses to keep the cart; it then lives in memory. */
  isKept: boolean;
};

const empty: Cart = {
  items: [],
  cartId: null,
  checkoutUrl: null,
  isLoading: false,
  isKept: true,
};

export const useCart = create<Cart>()(
  persist<Cart, [], [], StoredCart>(() => empty, {
    name: cartKey,
    storage: cartStorage,
    // The server knows no cart, so the first picture is empty; the page reads it after hydration.
    skipHydration: true,
    partialize: ({ items }) => ({ items, cartId: null, checkoutUrl: null }),
    merge: (stored, current) => ({
      ...current,
      items: (stored as StoredCart | undefined)?.items ?? current.items,
    }),
  }),
);

/** Takes over what is stored, unless the cart lives in memory: then memory is ahead of it. */
export function readStoredCart(): void {
  if (!useCart.getState().isKept) return;
  useCart.persist.rehydrate();
  noteStorage();
}

/** Adds to the cart and returns its items after that; see the limits of `addItem`. */
export function addToItems(item: CartItem): Items {
  return change((items) => addItem(items, item));
}

export function changeQuantity(variantId: string, quantity: number): void {
  change((items) => setQuantity(items, variantId, quantity));
}

/** For an answer of the store that comes late: what she lowered meanwhile stays lower. */
export function limitQuantity(variantId: string, most: number): void {
  change((items) => lowerQuantity(items, variantId, most));
}

export function putBack(item: CartItem, index: number): void {
  change((items) => restoreItem(items, item, index));
}

/** Empties the cart and forgets its checkout (specification, section 4). */
export function clearCart(): void {
  change(() => []);
  useCart.setState({ cartId: null, checkoutUrl: null });
}

/** Storage is read before every change, so that what another tab wrote in between stays. */
function change(rule: (items: Items) => Items): Items {
  readStoredCart();
  const items = rule(useCart.getState().items);
  useCart.setState({ items });
  noteStorage();
  return items;
}

function noteStorage(): void {
  if (useCart.getState().isKept !== storageWorks()) useCart.setState({ isKept: storageWorks() });
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
