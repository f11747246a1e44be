import { useSyncExternalStore } from "react";
import { type HolidayEvent, holidayEvents } from "#brand/content/holidays/holiday-events.ts";
import type { Tenses } from "#brand/content/holidays/holidays.ts";

/**
 * The current day, `YYYY-MM-DD`. The server and hydration use the time at which the page was rendered, in the last
 * time zone, so that both render the same; after that the browser's clock and time zone apply.
 */
export function useToday(renderedAtMs: number): string {
  return useSyncExternalStore(
    subscribe,
    () => getLocalDay(Date.now()),
    () => getEarliestDay(renderedAtMs),
  );
}

/** The seconds until the end of a day; `null` until hydration. */
export function useSecondsLeft(day: string): number | null {
  return useSyncExternalStore(
    subscribe,
    () => getSecondsLeft(day, Date.now()),
    () => null,
  );
}

/** Ticks more than once a second so that the countdown never skips one. */
function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, 250);
  return () => clearInterval(timer);
}

export function getLocalDay(nowMs: number): string {
  return toDay(nowMs - new Date(nowMs).getTimezoneOffset() * 60_000);
}

/** The day in UTC-12, where each day ends last. */
export function getEarliestDay(nowMs: number): string {
  return toDay(nowMs - 12 * 3_600_000);
}

/** A day ends at 23:59:59 (rule 23 in docs/rules.md): its last second belongs to the next one. */
function toDay(ms: number): string {
  return new Date(ms + 1000).toISOString().slice(0, 10);
}

/** Whether an event runs on a day. */
export function isEventDay(today: string): boolean {
  return holidayEvents.some(({ firstDay, lastDay }) => firstDay <= today && today <= lastDay);
}

/** Whether a text is read before or after the end of a day. */
export function getTense(day: string, today: string): keyof Tenses {
  return today > day ? "after" : "before";
}

/** The event that has begun last, whether it runs or has ended, else the first to come. */
export function getCurrentEvent(today: string): HolidayEvent {
  const begun = holidayEvents.filter(({ firstDay }) => firstDay <= today);
  return begun.at(-1) ?? holidayEvents[0];
}

/** The seconds until 23:59:59 of a day in the browser's time zone; zero from then on. */
export function getSecondsLeft(day: string, nowMs: number): number {
  return Math.max(0, Math.ceil((Date.parse(`${day}T23:59:59`) - nowMs) / 1000));
}

export function getTimeUnits(seconds: number) {
  return {
    Days: Math.floor(seconds / 86_400),
    Hours: Math.floor(seconds / 3600) % 24,
    Minutes: Math.floor(seconds / 60) % 60,
    Seconds: seconds % 60,
  };
}
