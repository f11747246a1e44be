import { facts } from "#brand/content/facts.ts";
import { holidayEvents } from "#brand/content/holidays/holiday-events.ts";
import { market } from "#brand/content/market.ts";
import { formatArrivalDays, getArrivalDays, getOrderDay } from "../../../app/lib/delivery-days.ts";
import { isAbroad, nameCountry } from "../../contact-form.ts";
import type { OrderLine } from "../../storage/orders.ts";

/** How an order placed now is sent: all of it as fast as its fastest box. */
export function describeShipping(
  lines: readonly OrderLine[],
  time: number,
  country: string = market.country,
): string {
  if (isAbroad(country)) return `To ${nameCountry(country)}, time varies by country`;
  const faster = lines.flatMap(({ plan }) => plan?.shipping ?? []);
  if (faster.includes("Express")) return "Express";
  return faster[0] ?? `Standard, ${describeArrival(time)}`;
}

/** Says when an order placed now would arrive, in the days that the shop shows, or the rule where it shows none. */
function describeArrival(time: number): string {
  const days = getArrivalDays(
    getOrderDay(time, market.timeZone),
    { ...facts, ...market },
    holidayEvents,
  );
  return days ? `would arrive ${formatArrivalDays(days)}` : facts.deliveryDays;
}
