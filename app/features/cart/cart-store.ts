import { create } from "zustand";
import type { Product } from "~/commerce/model";
import { createPersistedStore } from "~/lib/storage";
import { dispatchStorefrontEvent } from "~/lib/storefront-events";
import { getLinesUpdates, toEventCart } from "./cart-events";
import { type CartItems, storedCart } from "./cart-items";
import { useDiscountCodes } from "./discount-code";
import { updateLines } from "./line-prices";

/** The checkout that was created last, until the cart changes. */
type OpenedCheckout = { cartId: string | null; checkoutUrl: string | null };

const noCheckout: OpenedCheckout = { cartId: null, checkoutUrl: null };

const cart = createPersistedStore<OpenedCheckout & { items: CartItems }>({
  key: "shopify-cart",
  initial: { items: [], ...noCheckout },
  schema: storedCart,
});

export const { useStore: useCart, read: readStoredCart, follow: followStoredCart } = cart;

/** Applies a rule of `cart-items.ts`. A change forgets the checkout, which was created for other items. */
export function changeCart(rule: (items: CartItems) => CartItems): void {
  let before: CartItems = [];
  cart.update((state) => {
    before = state.items;
    const items = rule(state.items);
    return items === state.items ? state : { ...state, items, ...noCheckout };
  });
  reportLines(before);
}

/** The cart is in the browser, so it has changed already when the event is dispatched. */
function reportLines(before: CartItems): void {
  const changed = getCartState();
  const isInCart = useDrawer.getState().isOpen || globalThis.location?.pathname === "/cart";
  const context = isInCart ? "cart" : "product";
  const promise = Promise.resolve({ cart: toEventCart(changed) });
  for (const update of getLinesUpdates(before, changed.items, context))
    dispatchStorefrontEvent("shopify:cart:lines-update", { ...update, promise });
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

/** For a visitor who has not ordered with it. */
export function forgetCheckout(): void {
  cart.update((state) => ({ ...state, ...noCheckout }));
}

const useDrawer = create(() => ({ isOpen: false }));

export function useCartIsOpen(): boolean {
  return useDrawer(({ isOpen }) => isOpen);
}

export function openCart(): void {
  useDrawer.setState({ isOpen: true });
  reportCartView("dialog");
}

export function reportCartView(context: "dialog" | "page"): void {
  dispatchStorefrontEvent("shopify:cart:view", { context, cart: toEventCart(getCartState()) });
}

export function closeCart(): void {
  useDrawer.setState({ isOpen: false });
}

/** Reports the codes that the visitor entered, followed a link with, or removed. */
export function reportDiscountCodes(): void {
  const changed = getCartState();
  dispatchStorefrontEvent("shopify:cart:discount-update", {
    discountCodes: changed.codes.map((code) => ({ code })),
    promise: Promise.resolve({ cart: toEventCart(changed) }),
  });
}

function getCartState() {
  const { items, cartId } = useCart.getState();
  return { items, cartId, codes: useDiscountCodes.getState().codes };
}
