import type { IndexedVariant } from "../catalogue/store-index.ts";
import type { CartLine } from "../storage/carts.ts";

/** What the store changed on its own; the buyer must be told. */
export type CartNotice = { code: string; target: string; message: string };

type Shelf = {
  variant(id: string): IndexedVariant | undefined;
  available(id: string): number;
};

/** What can be sold of the lines now: the store lowers quantities, down to 0, rather than refusing a cart. */
export function fitToStock(
  lines: readonly CartLine[],
  shelf: Shelf,
): { lines: readonly CartLine[]; notices: readonly CartNotice[] } {
  const left = new Map<string, number>();
  const notices: CartNotice[] = [];
  const fitted = lines.map((line) => {
    const available = left.get(line.variantId) ?? shelf.available(line.variantId);
    const quantity = Math.min(line.quantity, available);
    left.set(line.variantId, available - quantity);
    if (quantity < line.quantity) notices.push(stockNotice(line, quantity, shelf));
    return { ...line, quantity };
  });
  return { lines: fitted, notices };
}

function stockNotice(line: CartLine, quantity: number, shelf: Shelf): CartNotice {
  const variant = shelf.variant(line.variantId);
  const title = variant ? variant.product.record.title : "This product";
  return quantity > 0
    ? {
        code: "MERCHANDISE_NOT_ENOUGH_STOCK",
        target: line.id,
        message: `Only ${quantity} of ${title} are available; the quantity was lowered.`,
      }
    : {
        code: "MERCHANDISE_OUT_OF_STOCK",
        target: line.id,
        message: `${title} is sold out.`,
      };
}
