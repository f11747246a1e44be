import { facts } from "#brand/content/facts.ts";
import { planTerms } from "#brand/content/subscribe/plan-terms.ts";
import type { SavedPercent } from "#brand/content/subscribe/subscribe.ts";
import type { SellingPlans } from "~/commerce/context";
import type { Product } from "~/commerce/model";
import { getPlanDays, getSavedPercent } from "./subscription";

/** What the texts say of all subscriptions of a shop. */
export type SubscriptionTerms = {
  saved: SavedPercent;
  /** Days between deliveries, the fewest first; empty where a plan does not say them. */
  schedules: readonly number[];
};

/** The terms in our own texts. */
const writtenTerms: SubscriptionTerms = {
  saved: { min: facts.subscriptionDiscountPercent, max: facts.subscriptionDiscountPercent },
  schedules: planTerms.schedules,
};

/**
 * The one place that decides what a page says of subscriptions (rule 49 in docs/rules.md): the terms of the store's
 * plans, those of our own texts, or null for nothing.
 * @param catalog null until the store responds
 */
export function chooseTerms(
  sellingPlans: SellingPlans,
  catalog: readonly Product[] | null,
): SubscriptionTerms | null {
  if (sellingPlans === "off") return null;
  return sellingPlans === "on" && catalog ? getStoreTerms(catalog) : writtenTerms;
}

/** Terms of all variants under all of their plans; null for a catalog without subscriptions. */
function getStoreTerms(catalog: readonly Product[]): SubscriptionTerms | null {
  const percents: number[] = [];
  const days = new Set<number | null>();
  for (const variant of catalog.flatMap(({ variants }) => variants)) {
    for (const allocation of variant.sellingPlanAllocations) {
      percents.push(getSavedPercent(variant, allocation));
      days.add(getPlanDays(allocation));
    }
  }
  if (percents.length === 0) return null;
  const named = [...days].filter((count) => count !== null);
  return {
    saved: { min: Math.min(...percents), max: Math.max(...percents) },
    schedules: named.length === days.size ? named.sort((a, b) => a - b) : [],
  };
}
