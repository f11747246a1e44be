import { inWords } from "~/lib/text";
import { facts } from "./facts";
import { planGuarantee } from "./subscribe/plan-terms";

/** The last order that the visitor confirmed, in the empty cart and beside saved products. */
export const orderAgainCopy = {
  title: (day: string, count: number) =>
    `Last time, ${day}: ${inWords(count)} ${count === 1 ? "product" : "products"}.`,
  clear: "Clear past orders",
  action: "Order Again",
  terms: "Adds what’s available at today’s prices, as one-time purchases.",
  /** Where a line was a subscription. */
  subscribe: "To subscribe again, choose it in your cart.",
  changed: (now: string, before: string) => `${now}, was ${before}`,
  isGone: "No longer available",
  isSoldOut: "Sold out",
  isSubscriptionOnly: "Sold by subscription only",
  failure: "We couldn’t load today’s prices. Your last order is safe.",
  /** Follows `one product`. */
  source: "from your last order",
} as const;

/** Until when an order can be sent back. */
export const returnCopy = {
  guarantee: (until: string, arrival: string) =>
    `Send it back through ${until}: ${facts.productGuaranteeDays} days from ${arrival}, the latest day it should arrive.`,
  /** Where the order has a plan. */
  plan: `It’s ${planGuarantee}.`,
  holiday: (until: string) => `Send it back through ${until}: holiday orders have until then.`,
} as const;
