import { facts } from "../../../app/content/facts.ts";
import { holidayEvents } from "../../../app/content/holidays/holiday-events.ts";
import { formatArrivalDays, getArrivalDays, getOrderDay } from "../../../app/lib/delivery-days.ts";

/** When an order of this moment would arrive, in the days that the shop says; the rule where it says none. */
export function describeArrival(time: number): string {
  const days = getArrivalDays(getOrderDay(time), facts, holidayEvents);
  return days ? `would arrive ${formatArrivalDays(days)}` : facts.deliveryDays;
}
