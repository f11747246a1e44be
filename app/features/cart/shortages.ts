import type { ShortLine } from "~/commerce/operations/cart-create";
import type { CartItem } from "./cart-item";
import { quantityOf } from "./cart-rules";

/** By variant id: what the store said at the last try. `available` 0 is sold out. */
export type Shortages = ReadonlyMap<string, ShortLine>;

type Items = readonly CartItem[];

/**
 * What is still worth knowing after a change of the cart: nothing of a line that has left it, nor of
 * one that now asks for more than the store was known to have.
 */
export function stillShort(shortages: Shortages, before: Items, now: Items): Shortages {
  const kept = [...shortages].filter(([variantId, { available }]) => {
    const quantity = quantityOf(now, variantId);
    return quantity > 0 && quantity <= Math.max(quantityOf(before, variantId), available);
  });
  return kept.length === shortages.size ? shortages : new Map(kept);
}
