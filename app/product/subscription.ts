import { daysPerMonth } from "#brand/content/subscribe/plan-terms.ts";
import { getChargeNote } from "#brand/content/subscribe/renewal.ts";
import type { Product, SellingPlanAllocation, Variant } from "~/commerce/model";
import { formatPrice, type Money, multiply, toMinorUnits } from "~/lib/money";
import { multiplyCharges, type PlanCharges, toDays } from "~/lib/plan-charges";
import { getFirstAvailableVariant, getSupplyMonths } from "./variants";

/** The days between two deliveries of a plan, with months of 30; null where the store does not say. */
export function getPlanDays({ deliveryInterval }: PlanCharges): number | null {
  return deliveryInterval && toDays(deliveryInterval);
}

type Offered = Pick<Variant, "selectedOptions" | "sellingPlanAllocations">;

/** The plan that delivers when the months of the variant end, otherwise its first one. */
export function getDefaultAllocation(variant: Offered): SellingPlanAllocation | undefined {
  const days = getSupplyMonths(variant) * daysPerMonth;
  const { sellingPlanAllocations } = variant;
  return (
    sellingPlanAllocations.find((allocation) => getPlanDays(allocation) === days) ??
    sellingPlanAllocations[0]
  );
}

/** The variant's default plan, if the product is sold with a plan only; otherwise undefined. */
export function getRequiredAllocation(
  { requiresSellingPlan }: Product,
  variant: Variant,
): SellingPlanAllocation | undefined {
  return requiresSellingPlan ? getDefaultAllocation(variant) : undefined;
}

/**
 * The price of the variant that lists sell (rule 12 in docs/rules.md), under a plan that of its renewals. Null where the
 * store names none.
 */
export function getListedPrice(product: Product): Money | null {
  const variant = getFirstAvailableVariant(product);
  if (!variant) return product.minPrice;
  return getRequiredAllocation(product, variant)?.renewalPrice ?? variant.price;
}

/** The price of the deliveries of a renewal as one-time purchases; null when it is not more. */
export function getOneTimePrice(
  variant: Variant,
  { renewalPrice, compareAtPrice, deliveries }: SellingPlanAllocation,
): Money | null {
  const once = compareAtPrice ?? multiply(variant.price, deliveries);
  return once.currencyCode === renewalPrice.currencyCode &&
    toMinorUnits(once) > toMinorUnits(renewalPrice)
    ? once
    : null;
}

/** The name of a plan as one of these, with the price of this many pieces where they differ in price. */
export function getScheduleLabel(
  allocation: SellingPlanAllocation,
  allocations: readonly SellingPlanAllocation[],
  quantity = 1,
): string {
  const { name } = allocation.sellingPlan;
  if (new Set(allocations.map(describePrice)).size < 2) return name;
  return `${name}, ${describePrice(multiplyCharges(allocation, quantity))}`;
}

function describePrice(charges: PlanCharges): string {
  return [formatPrice(charges.price), getChargeNote(charges)].filter(Boolean).join(" ");
}

/** 'Subscribe and save 15%', computed from the store's prices; 'Subscribe' where nothing is saved. */
export function getSubscribeLabel(variant: Variant, allocation: SellingPlanAllocation): string {
  return toSavingLabel(getSavedPercent(variant, allocation));
}

/** Label of the button that subscribes. */
export function getSubscribeAction(variant: Variant, allocation: SellingPlanAllocation): string {
  const percent = getSavedPercent(variant, allocation);
  return percent > 0 ? `Subscribe and Save ${percent}%` : "Subscribe";
}

/** In whole percent of the one-time price, once introductory orders are over; 0 where nothing is saved. */
export function getSavedPercent(variant: Variant, allocation: SellingPlanAllocation): number {
  const { renewalPrice } = allocation;
  const once = getOneTimePrice(variant, allocation) ?? renewalPrice;
  return toSavedPercent(once, renewalPrice);
}

/** What a subscription saves against a one-time price, in whole percent. */
export function toSavedPercent(once: Money, subscribed: Money): number {
  const units = toMinorUnits(once);
  return units > 0 ? Math.round((1 - toMinorUnits(subscribed) / units) * 100) : 0;
}

/** What a subscription to several products saves. */
export function getSavingLabel(once: Money | null, subscribed: Money | null): string {
  return toSavingLabel(once && subscribed ? toSavedPercent(once, subscribed) : 0);
}

function toSavingLabel(percent: number): string {
  return percent > 0 ? `Subscribe and save ${percent}%` : "Subscribe";
}
