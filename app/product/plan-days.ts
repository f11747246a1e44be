import type { SellingPlan } from "~/commerce/model";

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
