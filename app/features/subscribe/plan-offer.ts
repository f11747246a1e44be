import type { Product, SellingPlanAllocation, Variant } from "~/commerce/model";
import { planTerms } from "~/content/subscribe/plan-terms";
import { getFirstAvailableVariant } from "~/product/first-available-variant";
import { getMonths } from "~/product/options";
import { getPlanDays } from "~/product/plan-days";

/** A rhythm in which a plan is sold: its box, and what the box costs each time. One that is sold out cannot be chosen. */
export type RhythmOffer = { days: number; variant: Variant; allocation: SellingPlanAllocation };

/**
 * The rhythms of `planTerms` that a product of the store has, in their order. Their names are those of its selling
 * plans; the box that lasts until the next delivery comes before any other. Empty when the product is no plan.
 */
export function getRhythmOffers({ variants }: Product): RhythmOffer[] {
  return planTerms.rhythms.flatMap((days) => {
    const offered = variants.filter((variant) => findAllocation(variant, days));
    const lasting = offered.filter((variant) => lastsDays(variant, days));
    const variant = getFirstAvailableVariant({ variants: lasting.length > 0 ? lasting : offered });
    const allocation = variant && findAllocation(variant, days);
    return variant && allocation ? [{ days, variant, allocation }] : [];
  });
}

function findAllocation({ sellingPlanAllocations }: Variant, days: number) {
  return sellingPlanAllocations.find(({ sellingPlan }) => getPlanDays(sellingPlan) === days);
}

const daysPerMonth = 30;

function lastsDays({ selectedOptions }: Variant, days: number): boolean {
  return selectedOptions.some(({ value }) => getMonths(value) * daysPerMonth === days);
}
