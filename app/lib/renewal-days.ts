/*
 * The days of deliveries that repeat, `YYYY-MM-DD`. The embedded store runs this file and its import as they are.
 */
import { addDays } from "./delivery-days.ts";

/** Time between two deliveries. */
export type Interval = { count: number; unit: "day" | "week" | "month" };

/** Gives the last day of a month that lacks the day. */
function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  const ms = Date.UTC(year, month - 1 + count, Math.min(dayOfMonth, last));
  return new Date(ms).toISOString().slice(0, 10);
}

/** The day so many intervals after a day. */
function addIntervals(day: string, { count, unit }: Interval, times: number): string {
  if (unit === "month") return addMonths(day, count * times);
  return addDays(day, count * times * (unit === "week" ? 7 : 1));
}

/** The days of the twelve months after a day, which is none of them. */
export function listYear(from: string, interval: Interval): string[] {
  const end = addMonths(from, 12);
  const days: string[] = [];
  for (let day = addIntervals(from, interval, 1); day <= end; )
    day = addIntervals(from, interval, days.push(day) + 1);
  return days;
}
