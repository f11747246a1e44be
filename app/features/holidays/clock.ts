import { useSyncExternalStore } from "react";
import { type HolidayEvent, holidayEvents } from "~/content/holidays/holiday-events";
import type { Tenses } from "~/content/holidays/holidays";

/** Whether a timestamp without a time zone has passed. */
type IsPast = (timestamp: string) => boolean;

/**
 * Returns what `read` computes from the current time. The server and hydration use the time at which the page was
 * rendered, in the last time zone (UTC-12), so that both render the same; after that the browser's clock and time
 * zone apply. This holds for every hook below.
 */
function useClock<T>(renderedAtMs: number, read: (isPast: IsPast) => T): T {
  return useSyncExternalStore(
    subscribe,
    () => read((timestamp) => isPastLocally(timestamp, Date.now())),
    () => read((timestamp) => isPastEverywhere(timestamp, renderedAtMs)),
  );
}

/** The event that the page is about. */
export function useCurrentEvent(renderedAtMs: number): HolidayEvent {
  return useClock(renderedAtMs, getCurrentEvent);
}

/** Whether a text is read before or after the end of a day. */
export function useTense(day: string, renderedAtMs: number): keyof Tenses {
  return useClock(renderedAtMs, (isPast) => (isPast(endOfDay(day)) ? "after" : "before"));
}

/** The countdown to the end of a day; `null` until hydration, unless the day is over everywhere. */
export function useTimeLeft(day: string, renderedAtMs: number): TimeLeft | null {
  const end = endOfDay(day);
  const nowSeconds = useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / 1000),
    () => null,
  );
  if (nowSeconds !== null) return getTimeLeft(Date.parse(end), nowSeconds * 1000);
  return isPastEverywhere(end, renderedAtMs) ? noTimeLeft : null;
}

/** Calls `onTick` at every full second. */
function subscribe(onTick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const schedule = () => {
    timer = setTimeout(
      () => {
        onTick();
        schedule();
      },
      1000 - (Date.now() % 1000),
    );
  };
  schedule();
  return () => clearTimeout(timer);
}

type TimeLeft = { days: number; hours: number; minutes: number; seconds: number };

export const noTimeLeft: TimeLeft = { days: 0, hours: 0, minutes: 0, seconds: 0 };

/** The time from now until the end, both in milliseconds since 1970; zeros from the end on. */
export function getTimeLeft(endMs: number, nowMs: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil((endMs - nowMs) / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/** `timestamp` has no time zone, as in `2025-12-31T23:59:59`: it is in that of the browser. */
export function isPastLocally(timestamp: string, nowMs: number): boolean {
  return nowMs >= Date.parse(timestamp);
}

/** Whether the timestamp has passed in every time zone; UTC-12 is the last. */
export function isPastEverywhere(timestamp: string, nowMs: number): boolean {
  return nowMs >= Date.parse(`${timestamp}-12:00`);
}

/** The event that runs, else the one that ended last, else the first to come. */
export function getCurrentEvent(isPast: IsPast): HolidayEvent {
  const begun = holidayEvents.filter(({ firstDay }) => isPast(`${firstDay}T00:00:00`));
  const running = begun.find(({ lastDay }) => !isPast(endOfDay(lastDay)));
  return running ?? begun.at(-1) ?? holidayEvents[0];
}

/** The last second of a day, in no time zone. */
function endOfDay(day: string): string {
  return `${day}T23:59:59`;
}
