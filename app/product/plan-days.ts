import type { SellingPlan } from "~/commerce/model";

const unitDays = { day: 1, week: 7, month: 30 };

/** The days between deliveries that a plan's name states ('Every 30 days', 'Deliver every month'); null without them. */
export function getPlanDays({ name }: SellingPlan): number | null {
  const [, count = "1", unit] = /\bevery (?:(\d{1,3}) )?(day|week|month)s?\b/i.exec(name) ?? [];
  const days = Object.entries(unitDays).find(([key]) => key === unit?.toLowerCase())?.[1];
  return days ? Number(count) * days : null;
}
