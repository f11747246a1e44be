import type { PersistStorage } from "zustand/middleware";
import type { CartItem } from "./cart-item";
import { parseStoredItems } from "./stored-cart";

export const cartKey = "shopify-cart";

/**
 * What is written. The cart's id carries a secret and a checkout address is good for minutes only,
 * so their keys stay empty; `isLoading` is not written at all.
 */
export type StoredCart = { items: readonly CartItem[]; cartId: null; checkoutUrl: null };

let lastItems: readonly CartItem[] | null = null;
let works = true;

/** False once the browser refused to read or keep the cart: blocked, or full. */
export function storageWorks(): boolean {
  return works;
}

export const cartStorage: PersistStorage<StoredCart> = {
  getItem() {
    try {
      lastItems = parseStoredItems(localStorage.getItem(cartKey));
    } catch {
      works = false;
      return null;
    }
    return { state: { items: lastItems, cartId: null, checkoutUrl: null }, version: 0 };
  },

  /** Called after every change of the state; only other items are worth a write. */
  setItem(name, stored) {
    if (stored.state.items === lastItems) return;
    lastItems = stored.state.items;
    try {
      localStorage.setItem(name, JSON.stringify(stored));
      works = true;
    } catch {
      works = false;
    }
  },

  removeItem(name) {
    localStorage.removeItem(name);
  },
};
