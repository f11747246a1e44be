import type { Product, Variant } from "~/commerce/model";
import { planTerms } from "~/content/plan-terms";

/** One rhythm in which a plan is sold; a variant that is sold out is shown and cannot be taken. */
export type RhythmOffer = { days: number; variant: Variant };

/**
 * The rhythms of the specification that a store's product really has, in their order: 'Every 30
 * days' names one. None when the product is no plan.
 */
export function rhythmOffers({ variants }: Product): RhythmOffer[] {
  return planTerms.rhythms.flatMap((days) => {
    const variant = variants.find(({ selectedOptions }) =>
      selectedOptions.some(({ value }) => daysOf(value) === days),
    );
    return variant ? [{ days, variant }] : [];
  });
}

function daysOf(value: string): number | null {
  const days = /^every (\d+) days$/i.exec(value)?.[1];
  return days ? Number(days) : null;
}

export type PlanState =
  | { kind: "for sale"; product: Product; offers: readonly RhythmOffer[] }
  | { kind: "missing" }
  | { kind: "sold out" };

/** Whether a plan can be bought; `null` is a store that has no such product. */
export function planStateOf(product: Product | null): PlanState {
  const offers = product ? rhythmOffers(product) : [];
  if (!product || offers.length === 0) return { kind: "missing" };
  const isForSale = offers.some(({ variant }) => variant.availableForSale);
  return isForSale ? { kind: "for sale", product, offers } : { kind: "sold out" };
}
