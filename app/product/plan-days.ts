import type { SellingPlan } from "~/commerce/model";
import type { Interval } from "~/lib/renewal-days";

const unitDays = { day: 1, week: 7, month: 30 };

/** The time between deliveries that a plan's name states ('Every 30 days', 'Deliver every month'); null without it. */
export function getPlanInterval({ name }: SellingPlan): Interval | null {
  const [, count = "1", unit] = /\bevery (?:(\d{1,3}) )?(day|week|month)s?\b/i.exec(name) ?? [];
  if (!unit || Number(count) === 0) return null;
  return { count: Number(count), unit: unit.toLowerCase() as Interval["unit"] };
}

/** Counts the interval in days, with months of 30. */
export function getPlanDays(plan: SellingPlan): number | null {
  const interval = getPlanInterval(plan);
  return interval && interval.count * unitDays[interval.unit];
}
