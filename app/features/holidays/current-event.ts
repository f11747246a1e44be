import { type HolidayEvent, holidayEvents } from "~/content/holidays/holiday-events";

/**
 * The event that runs, else the one that ended last, else the first to come. `isPast` tells whether
 * a timestamp without a time zone has passed.
 */
export function getCurrentEvent(isPast: (timestamp: string) => boolean): HolidayEvent {
  const begun = holidayEvents.filter(({ firstDay }) => isPast(`${firstDay}T00:00:00`));
  const running = begun.find(({ lastDay }) => !isPast(endOfDay(lastDay)));
  return running ?? begun.at(-1) ?? holidayEvents[0];
}

/** The last second of a day, in no time zone. */
export function endOfDay(day: string): string {
  return `${day}T23:59:59`;
}
