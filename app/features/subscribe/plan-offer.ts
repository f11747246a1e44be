import { market } from "#brand/content/market.ts";
import { daysPerMonth, planTerms } from "#brand/content/subscribe/plan-terms.ts";
import { type Plan, plans } from "#brand/content/subscribe/plans.ts";
import type { Product, SellingPlanAllocation, StoreImage, Variant } from "~/commerce/model";
import { type Money, multiply, toMinorUnits, toMoney } from "~/lib/money";
import { getDeliveryPrice } from "~/lib/plan-charges";
import { getKitItems } from "~/product/kits";
import { getSetImages } from "~/product/set-images";
import { getOneTimePrice, getPlanDays, toSavedPercent } from "~/product/subscription";
import { getFirstAvailableVariant, getSupplyMonths } from "~/product/variants";
import { showsWrittenPrices } from "~/product/written-prices";

/** A delivery schedule of a plan: its box, and what the box costs each time. A sold-out one cannot be chosen. */
export type ScheduleOffer = { days: number; variant: Variant; allocation: SellingPlanAllocation };

/**
 * The schedules of `planTerms` that a product of the store has, in their order. They are those of its selling plans; the
 * box that lasts until the next delivery comes before any other. Empty when the product is not a plan.
 */
export function getScheduleOffers({ variants }: Product): ScheduleOffer[] {
  return planTerms.schedules.flatMap((days) => {
    const offered = variants.filter((variant) => findAllocation(variant, days));
    const lasting = offered.filter((variant) => getSupplyMonths(variant) * daysPerMonth === days);
    const variant = getFirstAvailableVariant({ variants: lasting.length > 0 ? lasting : offered });
    const allocation = variant && findAllocation(variant, days);
    return variant && allocation ? [{ days, variant, allocation }] : [];
  });
}

function findAllocation({ sellingPlanAllocations }: Variant, days: number) {
  return sellingPlanAllocations.find((allocation) => getPlanDays(allocation) === days);
}

/** What a plan costs as a subscription. */
export type Subscription = {
  /** Days between two deliveries. */
  schedules: readonly number[];
  /** The price of a month on the first schedule; null for a price of our texts that is not shown. */
  monthly: Money | null;
  /** Price of the same month as a one-time purchase; null when it is not higher, or not shown. */
  regular: Money | null;
  /** Whole percent that a month costs less than bought once. */
  savedPercent: number;
  /** Whether a month costs the same on each schedule. */
  hasOnePrice: boolean;
  /** False for a subscription in our texts that the store does not sell. */
  isSold: boolean;
};

/** What the page says of a plan. */
export type PlanOffer = {
  /** A box bought once; null where the store does not sell it so, or has not answered. */
  once: Money | null;
  /** Null in a shop without subscriptions. */
  subscription: Subscription | null;
};

/** By handle; a shop without subscriptions has none of the plans that the store lacks. */
export type PlanOffers = Readonly<Record<string, PlanOffer>>;

/**
 * The offers of the plans, in their order. Where the shop promises subscriptions, a plan that the store does not sell as
 * one keeps what our own texts say of it.
 * @param catalog null until the store responds
 */
export function selectPlanOffers(
  catalog: readonly Product[] | null,
  promisesSubscriptions: boolean,
): PlanOffers {
  const offers: Record<string, PlanOffer> = {};
  for (const plan of plans) {
    const product = catalog?.find(({ handle }) => handle === plan.handle);
    const once = product ? getPriceOnce(product) : null;
    if (promisesSubscriptions) {
      const subscription = (product && getSubscription(product)) ?? {
        ...getWrittenSubscription(plan, showsWrittenPrices(catalog ?? [])),
        isSold: catalog === null,
      };
      offers[plan.handle] = { once, subscription };
    } else if (once || !catalog) {
      offers[plan.handle] = { once, subscription: null };
    }
  }
  return offers;
}

/** Images by handle of the plan. */
export type PlanImages = Readonly<Record<string, readonly StoreImage[]>>;

/** The images of the plans. */
export function selectPlanImages(catalog: readonly Product[]): PlanImages {
  return Object.fromEntries(
    plans.map(({ handle }) => {
      const contents = getKitItems(handle).map((item) => item.handle);
      return [handle, getSetImages(catalog, handle, contents)];
    }),
  );
}

function getPriceOnce(product: Product): Money | null {
  if (product.requiresSellingPlan) return null;
  return getFirstAvailableVariant(product)?.price ?? null;
}

function getSubscription(product: Product): Subscription | null {
  const offers = getScheduleOffers(product);
  const [first] = offers;
  if (!first) return null;
  const { days, variant, allocation } = first;
  const monthly = toMonth(getDeliveryPrice(allocation), days);
  const once = getOneTimePrice(variant, allocation);
  const regular = once && toMonth(once, days * allocation.deliveries);
  const months = offers.map((offer) => toMonth(getDeliveryPrice(offer.allocation), offer.days));
  return {
    schedules: offers.map((offer) => offer.days),
    monthly,
    regular,
    savedPercent: regular ? toSavedPercent(regular, monthly) : 0,
    hasOnePrice: new Set(months.map(toMinorUnits)).size === 1,
    isSold: true,
  };
}

function toMonth(price: Money, days: number): Money {
  return multiply(price, daysPerMonth / days);
}

/** What our own texts say of a plan. */
function getWrittenSubscription(plan: Plan, showsPrices: boolean) {
  const monthly = toMoney(plan.price * 100, market.currency);
  const regular = toMoney(plan.regularPrice * 100, market.currency);
  return {
    schedules: planTerms.schedules,
    monthly: showsPrices ? monthly : null,
    regular: showsPrices ? regular : null,
    savedPercent: toSavedPercent(regular, monthly),
    hasOnePrice: true,
  };
}

/** What twelve months save against buying the same once; null where nothing is saved or no price is shown. */
export function getYearlySaving({ monthly, regular }: Subscription): Money | null {
  if (!monthly || !regular) return null;
  return toMoney(12 * (toMinorUnits(regular) - toMinorUnits(monthly)), regular.currencyCode);
}

/** What the texts say of all plans. */
export function summarizePlans(offers: PlanOffers) {
  const subscriptions = Object.values(offers).flatMap(({ subscription }) => subscription ?? []);
  const percents = subscriptions.map(({ savedPercent }) => savedPercent);
  const saved = { min: Math.min(...percents), max: Math.max(...percents) };
  const schedules = planTerms.schedules.filter((days) =>
    subscriptions.some((subscription) => subscription.schedules.includes(days)),
  );
  return { saved, schedules };
}

/** Whether a plan costs what our own texts say, so that their totals hold. */
export function isAsWritten(offers: PlanOffers, plan: Plan): boolean {
  const found = offers[plan.handle]?.subscription;
  if (!found) return false;
  const written = getWrittenSubscription(plan, !!found.monthly);
  return isSameMoney(found.monthly, written.monthly) && isSameMoney(found.regular, written.regular);
}

function isSameMoney(a: Money | null, b: Money | null): boolean {
  if (!a || !b) return a === b;
  return a.currencyCode === b.currencyCode && toMinorUnits(a) === toMinorUnits(b);
}
