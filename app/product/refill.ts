import type { SellingPlanAllocation, Variant } from "~/commerce/model";
import { findSupply, type Supply } from "~/content/product/supplies";
import {
  describeCapsules,
  describeEnd,
  describeMonths,
  describeWashes,
  refillCopy,
  scheduleFitCopy,
} from "~/content/refill";
import { daysPerMonth } from "~/content/subscribe/plan-terms";
import { plans } from "~/content/subscribe/plans";
import { longUsDate } from "~/lib/dates";
import { addDays } from "~/lib/delivery-days";
import { getMonths } from "./options";
import { getPlanDays } from "./plan-days";

type Bought = {
  handle: string;
  quantity: number;
  selectedOptions: Variant["selectedOptions"];
};

/** How long what is bought lasts. */
export type Refill = {
  /** How much it is, and how it is used. */
  supply: string;
  /** Null while the washes of a week are unknown. */
  days: number | null;
  /** Counted in washes, which differ. */
  isEstimate: boolean;
};

/** Null for a product without a dose, and for a size that is not named. */
export function getRefill(
  { handle, quantity, selectedOptions }: Bought,
  washesPerWeek: number | null,
): Refill | null {
  const supply = findSupply(handle);
  if (supply?.of === "washes") {
    const washes = Math.floor(quantity * countWashes(supply, selectedOptions));
    if (washes < 1) return null;
    const days = washesPerWeek && Math.floor((washes / washesPerWeek) * 7);
    return { supply: describeWashes(washes, supply.dose), days, isEstimate: true };
  }
  if (!supply && !plans.some((plan) => plan.handle === handle)) return null;
  const months = quantity * Math.max(0, ...selectedOptions.map(({ value }) => getMonths(value)));
  if (months < 1) return null;
  if (!supply)
    return { supply: describeMonths(months), days: months * daysPerMonth, isEstimate: false };
  const capsules = months * supply.perMonth;
  return {
    supply: describeCapsules(capsules, supply.perDay),
    days: Math.floor(capsules / supply.perDay),
    isEstimate: false,
  };
}

/** Whether how long it lasts depends on the washes of a week. */
export function isUsedInWashes(handle: string): boolean {
  return findSupply(handle)?.of === "washes";
}

type WashSupply = Extract<Supply, { of: "washes" }>;

function countWashes({ ml, doses = 0 }: WashSupply, options: Bought["selectedOptions"]): number {
  return ml ? Math.max(0, ...options.map(({ value }) => getMilliliters(value))) / ml : doses;
}

/** Reads the milliliters of a size such as `10 fl oz (300 ml)`; 0 where it names none. */
function getMilliliters(value: string): number {
  return Number(/\b(\d{1,4}(?:\.\d)?) ?ml\b/i.exec(value)?.[1] ?? 0);
}

/**
 * `120 capsules, four a day: lasts until December 27 if started when it arrives.`
 * @param arrival the first day on which it may arrive; null where none is promised: the days are counted then
 * @param orderDay the year of the end is said where it is another than this day's
 */
export function describeRefill(
  { supply, days, isEstimate }: Refill,
  arrival: string | null = null,
  orderDay: string | null = null,
): string {
  if (!days) return supply + describeEnd(null, isEstimate);
  if (!arrival) return supply + describeEnd({ days }, isEstimate);
  // The day of arrival is the first of them.
  const last = addDays(arrival, days - 1);
  const day = longUsDate(last) ?? last;
  const isSameYear = orderDay?.slice(0, 4) === last.slice(0, 4);
  return supply + describeEnd({ day: isSameYear ? day.replace(/, \d+$/, "") : day }, isEstimate);
}

/** Share by which a schedule may be longer than an estimated supply. */
const tolerance = 0.1;
/** A schedule that fits best sends too much all the same from here on: half a delivery each time. */
const surplus = 1.5;

/**
 * What a schedule does to what is bought, and which one fits: the longest within the supply, else the shortest. Null
 * where nothing is known.
 * @param chosen null while it is bought once
 */
export function describeScheduleFit(
  { days, isEstimate }: Refill,
  chosen: Pick<SellingPlanAllocation, "sellingPlan"> | null,
  offered: readonly Pick<SellingPlanAllocation, "sellingPlan">[],
  canBuyOnce: boolean,
): string | null {
  if (!days) return null;
  const schedules = offered
    .flatMap(({ sellingPlan }) => getPlanDays(sellingPlan) ?? [])
    .sort((a, b) => a - b);
  const longest = isEstimate ? days * (1 + tolerance) : days;
  const fitting = schedules.findLast((each) => each <= longest);
  const isExcess = fitting !== undefined && days >= surplus * fitting;
  if (!chosen) return fitting && !isExcess ? scheduleFitCopy.suggest(fitting) : null;

  const sent = getPlanDays(chosen.sellingPlan);
  if (!sent) return null;
  const [shortest = sent] = schedules;
  const instead = scheduleFitCopy.fits(fitting ?? shortest);
  if (sent > longest) {
    const isBetter = sent !== (fitting ?? shortest);
    return scheduleFitCopy.tooSlow(sent, sent - days, isBetter ? instead : "");
  }
  if (fitting && sent < fitting) return scheduleFitCopy.tooFast(sent, instead);
  if (days < surplus * sent) return scheduleFitCopy.fits(sent);
  return scheduleFitCopy.tooFast(sent, canBuyOnce ? refillCopy.buyOnce : refillCopy.skip);
}
