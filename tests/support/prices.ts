import { facts } from "#brand/content/facts.ts";
import { planPrices } from "#brand/content/subscribe/plan-prices.ts";
import { standardProduct } from "./catalogs";

/** What a variant of the standard catalog costs once, in cents. */
export function getCents(handle: string, variant = 0): number {
  const { priceCents } = standardProduct(handle).variants[variant] ?? {};
  if (priceCents === undefined) throw new Error(`${handle} has no variant ${variant}`);
  return priceCents;
}

/** What one delivery costs under the plans of products that are sold once as well (rule 4 in docs/rules.md). */
export function subscribed(cents: number): number {
  return Math.round((cents * (100 - facts.subscriptionDiscountPercent)) / 100);
}

/** A box of a plan with its subscription and bought once, in cents. */
export function getBoxCents(handle: keyof typeof planPrices, months: number) {
  const { price, regularPrice } = planPrices[handle];
  return { subscribed: months * price * 100, once: months * regularPrice * 100 };
}

type Prices = { price: number; regularPrice: number };

/** Whole percent that a plan saves. */
export function getSavedPercent({ price, regularPrice }: Prices): number {
  return Math.round(100 - (100 * price) / regularPrice);
}

/** What an order within the United States costs with shipping. */
export function withShipping(cents: number): number {
  return cents < facts.freeShippingFrom * 100 ? cents + facts.standardShippingCents : cents;
}

/** `$57.79` */
export function inDollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

/** `57.79` and `90.0`, as the Storefront API writes an amount. */
export function toAmount(cents: number): string {
  return cents % 100 === 0 ? `${cents / 100}.0` : String(cents / 100);
}
