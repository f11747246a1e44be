import * as v from "valibot";
import { storageKeys } from "#brand/content/storage-keys.ts";
import { createPersistedList } from "~/product/persisted-list";
import { type CartItems, storedLines } from "./cart-items";

/** An order that the visitor confirmed, with the lines of the cart. */
const placedOrder = v.object({
  placedAt: v.pipe(v.string(), v.isoTimestamp()),
  lines: storedLines,
});

const orders = createPersistedList({
  key: storageKeys.orders,
  max: 10,
  item: placedOrder,
  getId: ({ placedAt }) => placedAt,
});

export const { useList: useOrders, follow: followOrders } = orders;

export function clearOrders(): void {
  orders.change(() => []);
}

/** Stores an order before the earlier ones. */
export function recordOrder(lines: CartItems): void {
  const order = { placedAt: new Date().toISOString(), lines };
  orders.change((earlier) => [order, ...earlier]);
}
