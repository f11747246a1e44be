import type { Product, Variant } from "~/commerce/model";
import { planTerms } from "~/content/subscribe/plan-terms";
import { getFirstAvailableVariant } from "~/product/first-available-variant";
import { getRhythmDays } from "~/product/options";

/** A rhythm in which a plan is sold; one that is sold out is shown and cannot be chosen. */
export type RhythmOffer = { days: number; variant: Variant };

/**
 * The rhythms of `planTerms` that a product of the store has, in their order; an option value
 * such as 'Every 30 days' names one. Empty when the product is no plan.
 */
export function getRhythmOffers({ variants }: Product): RhythmOffer[] {
  return planTerms.rhythms.flatMap((days) => {
    const variant = getFirstAvailableVariant({
      variants: variants.filter(({ selectedOptions }) =>
        selectedOptions.some(({ value }) => getRhythmDays(value) === days),
      ),
    });
    return variant ? [{ days, variant }] : [];
  });
}
