import { market } from "#brand/content/market.ts";
import { toMoney } from "~/lib/money";
import type { EventCart, LinesUpdate } from "~/lib/storefront-events";
import { type CartItems, getLineKey, getQuantity, getTotalQuantity } from "./cart-items";
import { getLinePrice, getTotal } from "./cart-totals";

type CartState = { items: CartItems; cartId: string | null; codes: readonly string[] };

/** `null` for a cart in two currencies, which has no total. */
export function toEventCart({ items, cartId, codes }: CartState): EventCart | null {
  const totalAmount = items.length > 0 ? getTotal(items) : toMoney(0, market.currency);
  return (
    totalAmount && {
      id: cartId ?? "local",
      totalQuantity: getTotalQuantity(items),
      cost: { totalAmount },
      lines: items.map((item) => ({
        id: getLineKey(item),
        quantity: item.quantity,
        cost: { totalAmount: getLinePrice(item) },
      })),
      // Checkout decides whether a code applies.
      discountCodes: codes.map((code) => ({ code, applicable: true })),
    }
  );
}

/**
 * What a change did to the lines, as at most one update of each kind. A quantity that is raised outside the cart was
 * added by the pieces that it grew.
 */
export function getLinesUpdates(
  before: CartItems,
  after: CartItems,
  context: LinesUpdate["context"],
): LinesUpdate[] {
  const gone = before.filter((item) => getQuantity(after, getLineKey(item)) === 0);
  const changed = after.flatMap((item) => {
    const key = getLineKey(item);
    const grown = item.quantity - getQuantity(before, key);
    if (grown === 0) return [];
    const isAdded = grown === item.quantity || (grown > 0 && context === "product");
    return { item, id: key, grown, isAdded };
  });
  const added = changed.filter(({ isAdded }) => isAdded);
  const updated = changed.filter(({ isAdded }) => !isAdded);
  const updates: LinesUpdate[] = [
    {
      action: "add",
      context,
      lines: added.map(({ item, grown }) => ({ merchandiseId: item.variantId, quantity: grown })),
    },
    {
      action: "update",
      context,
      lines: updated.map(({ id, item }) => ({ id, quantity: item.quantity })),
    },
    {
      action: "remove",
      context,
      lines: gone.map((item) => ({ id: getLineKey(item), quantity: 0 })),
    },
  ];
  return updates.filter(({ lines }) => lines.length > 0);
}
