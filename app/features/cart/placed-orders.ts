import * as v from "valibot";
import { market } from "#brand/content/market.ts";
import { storageKeys } from "#brand/content/storage-keys.ts";
import { getOrderDay } from "~/lib/delivery-days";
import { readableItems } from "~/lib/schemas";
import { createPersistedList } from "~/product/persisted-list";
import { type CartItems, cartItem } from "./cart-items";

/** An order that the visitor confirmed, with the lines of the cart. */
const placedOrder = v.object({
  placedAt: v.pipe(v.string(), v.isoTimestamp()),
  lines: readableItems(cartItem),
});

const orders = createPersistedList({
  key: storageKeys.orders,
  max: 10,
  item: placedOrder,
  getId: ({ placedAt }) => placedAt,
});

export const { follow: followOrders, change: changeOrders } = orders;

/** The last order, with its day and today; undefined for none, and where nothing is stored. */
export function useLastOrder() {
  const { items, isPersisted } = orders.useList();
  const toDay = (ms: number) => getOrderDay(ms, market.timeZone);
  const today = toDay(Date.now());
  return items
    .map(({ placedAt, lines }) => ({ day: toDay(Date.parse(placedAt)), today, lines }))
    .find(({ day, lines }) => isPersisted && day <= today && lines.length > 0);
}

/** Stores an order before the earlier ones. */
export function recordOrder(lines: CartItems): void {
  const order = { placedAt: new Date().toISOString(), lines };
  changeOrders((earlier) => [order, ...earlier]);
}
