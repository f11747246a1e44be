import type { ShortLine } from "~/commerce/operations/cart-create";
import { type CartItems, getLineKey, getQuantity } from "./cart-items";

/** By the key of the line. `available` 0 is sold out or refused. */
export type Shortages = ReadonlyMap<string, ShortLine>;

/** The lines without those that are sold out or were refused. */
export function getBuyable(items: CartItems, shortages: Shortages): CartItems {
  return items.filter((item) => shortages.get(getLineKey(item))?.available !== 0);
}

/**
 * Drops the shortages that a cart change makes obsolete: of removed lines, and of lines whose quantity
 * was raised above what the store had.
 */
export function keepShortages(shortages: Shortages, before: CartItems, now: CartItems): Shortages {
  const kept = [...shortages].filter(([key, { available }]) => {
    const quantity = getQuantity(now, key);
    return quantity > 0 && quantity <= Math.max(getQuantity(before, key), available);
  });
  return kept.length === shortages.size ? shortages : new Map(kept);
}
