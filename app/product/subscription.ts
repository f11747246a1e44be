import type { SellingPlanAllocation, Variant } from "~/commerce/model";
import { type Money, toCents } from "~/lib/money";

/** The price of the same delivery as a one-time purchase; null when it is not more. */
export function getOneTimePrice(
  variant: Variant,
  { price, compareAtPrice }: SellingPlanAllocation,
): Money | null {
  const once = compareAtPrice ?? variant.price;
  return once.currencyCode === price.currencyCode && toCents(once) > toCents(price) ? once : null;
}

/** 'Subscribe and save 15%', computed from the store's prices; 'Subscribe' where nothing is saved. */
export function getSubscribeLabel(variant: Variant, allocation: SellingPlanAllocation): string {
  const once = getOneTimePrice(variant, allocation) ?? allocation.price;
  return getSavingLabel(toCents(once), toCents(allocation.price));
}

/** The same for sums of several products, in cents. */
export function getSavingLabel(onceCents: number, subscribedCents: number): string {
  const percent = onceCents > 0 ? Math.round((1 - subscribedCents / onceCents) * 100) : 0;
  return percent > 0 ? `Subscribe and save ${percent}%` : "Subscribe";
}
