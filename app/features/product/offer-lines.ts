import { isSubscription } from "~/blocks/subscription";
import { formatPrice, toCents } from "~/lib/money";
import type { Offer } from "./variant-choice";

export type OfferLine = { value: string; line: string | null; isSoldOut: boolean };

/**
 * The second line of each value: why it cannot be had, else its price where the values of the row
 * differ in price, with what a subscription saves against buying once. The chosen
 * value says nothing of a combination that is not made; the page does.
 */
export function getOfferLines(offers: readonly Offer[], chosen: string): OfferLine[] {
  const prices = new Set(offers.flatMap(({ variant }) => variant?.price.amount ?? []));
  const once = offers[0]?.variant?.price;

  return offers.map(({ value, variant }) => {
    if (!variant && value === chosen) return { value, line: null, isSoldOut: false };
    if (!variant) return { value, line: "Not available", isSoldOut: true };
    if (!variant.availableForSale) return { value, line: "Sold out", isSoldOut: true };
    if (prices.size < 2) return { value, line: null, isSoldOut: false };

    const percent = isSubscription(value) && once ? percentBelow(once, variant.price) : 0;
    const saving = percent > 0 ? `, save ${percent}%` : "";
    return { value, line: `${formatPrice(variant.price)}${saving}`, isSoldOut: false };
  });
}

function percentBelow(once: { amount: string }, now: { amount: string }): number {
  const full = toCents(once);
  return full > 0 ? Math.round(((full - toCents(now)) / full) * 100) : 0;
}
