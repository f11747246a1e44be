import { daysPerMonth } from "#brand/content/subscribe/plan-terms.ts";
import type { Product, SellingPlan, SellingPlanAllocation, Variant } from "~/commerce/model";
import { formatPrice, type Money, toMinorUnits } from "~/lib/money";
import { getFirstAvailableVariant, getSupplyMonths } from "./variants";

const unitDays = { day: 1, week: 7, month: 30 };

/**
 * The days between deliveries that a plan's name states ('Every 30 days', 'Deliver every month'), with months of 30;
 * null without them.
 */
export function getPlanDays({ name }: SellingPlan): number | null {
  const [, count = "1", unit] = /\bevery (?:(\d{1,3}) )?(day|week|month)s?\b/i.exec(name) ?? [];
  if (!unit || Number(count) === 0) return null;
  return Number(count) * unitDays[unit.toLowerCase() as keyof typeof unitDays];
}

type Offered = Pick<Variant, "selectedOptions" | "sellingPlanAllocations">;

/** The plan that delivers when the months of the variant end, otherwise its first one. */
export function getDefaultAllocation(variant: Offered): SellingPlanAllocation | undefined {
  const days = getSupplyMonths(variant) * daysPerMonth;
  const { sellingPlanAllocations } = variant;
  return (
    sellingPlanAllocations.find(({ sellingPlan }) => getPlanDays(sellingPlan) === days) ??
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

/** What is charged for a variant that was chosen without a plan (rule 12 in docs/rules.md). */
function getChargedPrice(product: Product, variant: Variant): Money {
  return (getRequiredAllocation(product, variant) ?? variant).price;
}

/** The price of the variant that lists sell. Null where the store names none. */
export function getListedPrice(product: Product): Money | null {
  const variant = getFirstAvailableVariant(product);
  return variant ? getChargedPrice(product, variant) : product.minPrice;
}

/** The price of the same delivery as a one-time purchase; null when it is not more. */
export function getOneTimePrice(
  variant: Variant,
  { price, compareAtPrice }: SellingPlanAllocation,
): Money | null {
  const once = compareAtPrice ?? variant.price;
  return once.currencyCode === price.currencyCode && toMinorUnits(once) > toMinorUnits(price)
    ? once
    : null;
}

/** The name of a plan as one of these, with its price where they differ in price. */
export function getScheduleLabel(
  { sellingPlan, price }: SellingPlanAllocation,
  allocations: readonly SellingPlanAllocation[],
): string {
  const prices = new Set(allocations.map((each) => toMinorUnits(each.price)));
  return prices.size > 1 ? `${sellingPlan.name}, ${formatPrice(price)}` : sellingPlan.name;
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

/** In whole percent of the one-time price; 0 where nothing is saved. */
export function getSavedPercent(variant: Variant, allocation: SellingPlanAllocation): number {
  const once = getOneTimePrice(variant, allocation) ?? allocation.price;
  return toPercent(toMinorUnits(once), toMinorUnits(allocation.price));
}

/** What a subscription to several products saves; both totals in the smallest unit of their currency. */
export function getSavingLabel(once: number, subscribed: number): string {
  return toSavingLabel(toPercent(once, subscribed));
}

function toPercent(once: number, subscribed: number): number {
  return once > 0 ? Math.round((1 - subscribed / once) * 100) : 0;
}

function toSavingLabel(percent: number): string {
  return percent > 0 ? `Subscribe and save ${percent}%` : "Subscribe";
}
