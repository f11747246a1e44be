import { createHash } from "node:crypto";
import { facts } from "../../app/content/facts.ts";
import { fitToStock } from "../cart-lines.ts";
import type { Cart } from "../storage/carts.ts";
import type { OrderLine } from "../storage/orders.ts";
import type { StockLevels } from "../storage/stock.ts";
import type { StoreIndex } from "../store-index.ts";

export type Purchase = ReturnType<typeof toPurchase>;

/** A cart as it can be bought now. */
export function toPurchase(cart: Cart, store: StoreIndex, stock: StockLevels) {
  const variant = (id: string) => store.variantById.get(id);
  const fitted = fitToStock(cart.lines, { available: stock.available, variant });

  const lines = fitted.lines.flatMap((line): OrderLine[] => {
    const indexed = variant(line.variantId);
    if (!indexed || line.quantity === 0) return [];
    const { record } = indexed.product;
    return [
      {
        variantId: indexed.id,
        title: record.title,
        options: indexed.title === "Default Title" ? [] : indexed.record.options,
        shot: record.pictures[0]?.shot ?? null,
        quantity: line.quantity,
        priceCents: indexed.record.priceCents,
      },
    ];
  });
  const subtotalCents = lines.reduce((sum, line) => sum + line.quantity * line.priceCents, 0);
  const shippingCents = lines.some(isSubscription) ? 0 : getShippingCents(subtotalCents);

  return {
    lines,
    warnings: fitted.warnings,
    subtotalCents,
    shippingCents,
    totalCents: subtotalCents + shippingCents,
    /** The form sends it back, so that a change of price or stock is noticed. */
    fingerprint: createHash("sha256")
      .update(JSON.stringify(lines))
      .digest("base64url")
      .slice(0, 22),
  };
}

/** A repeated delivery, by the name of its option. An order with one ships free. */
export function isSubscription({ options }: OrderLine): boolean {
  return options.some((option) => /^Every \d+ days$/.test(option));
}

function getShippingCents(subtotalCents: number): number {
  return subtotalCents >= facts.freeShippingFrom * 100 ? 0 : facts.standardShippingCents;
}
