import type { ShortLine } from "~/commerce/operations/cart-create";
import type { CartItem } from "./cart-item";
import { getQuantity } from "./cart-rules";

/** By variant id, from the last checkout attempt. `available` 0 is sold out. */
export type Shortages = ReadonlyMap<string, ShortLine>;

type Items = readonly CartItem[];

/**
 * Drops the shortages that a cart change makes obsolete: of removed lines, and of lines whose quantity
 * was raised above what the store had.
 */
export function keepShortages(shortages: Shortages, before: Items, now: Items): Shortages {
  const kept = [...shortages].filter(([variantId, { available }]) => {
    const quantity = getQuantity(now, variantId);
    return quantity > 0 && quantity <= Math.max(getQuantity(before, variantId), available);
  });
  return kept.length === shortages.size ? shortages : new Map(kept);
}
