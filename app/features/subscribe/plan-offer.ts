import type { Product, SellingPlanAllocation, Variant } from "~/commerce/model";
import { planTerms } from "~/content/subscribe/plan-terms";
import { type Plan, plans } from "~/content/subscribe/plans";
import { type Money, toCents, toMoney } from "~/lib/money";
import { getFirstAvailableVariant } from "~/product/first-available-variant";
import { getMonths } from "~/product/options";
import { getPlanDays } from "~/product/plan-days";
import { getOneTimePrice } from "~/product/subscription";

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

/** What a plan costs as a subscription. */
export type Subscription = {
  /** Days between two deliveries. */
  rhythms: readonly number[];
  /** The price of a month, in the first rhythm. */
  monthly: Money;
  /** The same month bought once; null when it is not more. */
  regular: Money | null;
  /** Whether a month costs the same in each rhythm. */
  hasOnePrice: boolean;
};

/** What the page says of a plan. */
export type PlanOffer = {
  /** A box bought once; null where the store does not sell it so, or has not answered. */
  once: Money | null;
  /** Null where the store sends the plan only once. */
  subscription: Subscription | null;
};

/** By handle; without the plans that the store lacks. Null until it answers. */
export type PlanOffers = Readonly<Record<string, PlanOffer>> | null;

/** In a shop without subscriptions, until the store answers: boxes whose price is on their pages. */
export const unknownOffers: PlanOffers = Object.fromEntries(
  plans.map(({ handle }) => [handle, { once: null, subscription: null }]),
);

export function selectPlanOffers(catalog: readonly Product[]): PlanOffers {
  const offers: Record<string, PlanOffer> = {};
  for (const product of catalog) {
    const { handle, requiresSellingPlan } = product;
    if (!plans.some((plan) => plan.handle === handle)) continue;
    const subscription = getSubscription(product);
    const once = requiresSellingPlan ? null : (getFirstAvailableVariant(product)?.price ?? null);
    if (once || subscription) offers[handle] = { once, subscription };
  }
  return offers;
}

function getSubscription(product: Product): Subscription | null {
  const offers = getRhythmOffers(product);
  const [first] = offers;
  if (!first) return null;
  const { days, variant, allocation } = first;
  const regular = getOneTimePrice(variant, allocation);
  const months = offers.map((offer) => toMonth(offer.allocation.price, offer.days));
  return {
    rhythms: offers.map((offer) => offer.days),
    monthly: toMonth(allocation.price, days),
    regular: regular && toMonth(regular, days),
    hasOnePrice: new Set(months.map(toCents)).size === 1,
  };
}

function toMonth(price: Money, days: number): Money {
  return toMoney(Math.round((toCents(price) * daysPerMonth) / days), price.currencyCode);
}

/** The offer of a plan: until the store answers, that of our own texts; null when the store lacks the plan. */
export function findOffer(offers: PlanOffers, plan: Plan): PlanOffer | null {
  if (offers) return offers[plan.handle] ?? null;
  const monthly = toMoney(plan.price * 100, "USD");
  const regular = toMoney(plan.regularPrice * 100, "USD");
  const { rhythms } = planTerms;
  return { once: null, subscription: { rhythms, monthly, regular, hasOnePrice: true } };
}

/** What a plan saves against buying the same once: whole percent, and the total of twelve months. */
export function getSavings({ monthly, regular }: Subscription) {
  if (!regular) return null;
  const aMonth = toCents(regular) - toCents(monthly);
  const percent = Math.round((aMonth / toCents(regular)) * 100);
  return { percent, aYear: toMoney(12 * aMonth, regular.currencyCode) };
}

/** The subscriptions of the plans, in their order. */
function getSubscriptions(offers: PlanOffers): Subscription[] {
  return plans.flatMap((plan) => findOffer(offers, plan)?.subscription ?? []);
}

/** What the texts say of all plans: where the store lacks all, what they would be. */
export function summarizePlans(offers: PlanOffers) {
  const found = getSubscriptions(offers);
  const subscriptions = found.length > 0 ? found : getSubscriptions(null);
  const percents = subscriptions.map((subscription) => getSavings(subscription)?.percent ?? 0);
  const saved = { min: Math.min(...percents), max: Math.max(...percents) };
  const rhythms = planTerms.rhythms.filter((days) =>
    subscriptions.some((subscription) => subscription.rhythms.includes(days)),
  );
  return { saved, rhythms };
}

/** Whether a plan costs what our own texts say, so that their totals hold. */
export function isAsWritten(offers: PlanOffers, plan: Plan): boolean {
  const written = findOffer(null, plan)?.subscription;
  const found = findOffer(offers, plan)?.subscription;
  return (
    isSameMoney(found?.monthly, written?.monthly) && isSameMoney(found?.regular, written?.regular)
  );
}

function isSameMoney(a: Money | null | undefined, b: Money | null | undefined): boolean {
  return !!a && !!b && a.currencyCode === b.currencyCode && toCents(a) === toCents(b);
}
