import { facts } from "#brand/content/facts.ts";
import { market } from "#brand/content/market.ts";
import { type Money, multiply, sumPrices, toMinorUnits, toMoney } from "~/lib/money";
import type { CartItem, CartItems } from "./cart-items";

export function getLinePrice({ price, quantity }: CartItem): Money {
  return multiply(price, quantity);
}

/** `null` when the cart is empty or holds two currencies, which cannot be added up. */
export function getTotal(items: CartItems): Money | null {
  return sumPrices(items.map(getLinePrice));
}

/** Whether a subscription is in it, to a product of these. */
export function hasSubscription(
  items: CartItems,
  isOf: (handle: string) => boolean = () => true,
): boolean {
  return items.some(({ sellingPlan, product: { node } }) => sellingPlan && isOf(node.handle));
}

type FreeShipping = { from: Money; missing: Money | null; share: number };

/**
 * How far a total is from free shipping: `missing` is `null` once it ships free, which exactly the
 * threshold does, and any order with a subscription in it; `share` is 0 to 1. `null` for a currency
 * in which no threshold was promised.
 */
export function getFreeShipping(total: Money, isSubscribed = false): FreeShipping | null {
  const { currencyCode } = total;
  if (currencyCode !== market.currency) return null;
  const fromCents = facts.freeShippingFrom * 100;
  const missingCents = isSubscribed ? 0 : Math.max(0, fromCents - toMinorUnits(total));
  return {
    from: toMoney(fromCents, currencyCode),
    missing: missingCents > 0 ? toMoney(missingCents, currencyCode) : null,
    share: 1 - missingCents / fromCents,
  };
}

/**
 * What standard shipping within the country of the market costs, and the total with it; `shipping` is `null` where it is
 * free.
 */
export type Estimate = { shipping: Money | null; total: Money };

/** `null` for a currency in which no shipping was promised. Taxes are not in it. */
export function getEstimate(total: Money, isSubscribed: boolean): Estimate | null {
  const freeShipping = getFreeShipping(total, isSubscribed);
  if (!freeShipping) return null;
  if (!freeShipping.missing) return { shipping: null, total };
  const { currencyCode } = total;
  return {
    shipping: toMoney(facts.standardShippingCents, currencyCode),
    total: toMoney(toMinorUnits(total) + facts.standardShippingCents, currencyCode),
  };
}
