import { useSyncExternalStore } from "react";
import type { HolidayEvent } from "~/content/holidays/holiday-events";
import {
  getTimeLeft,
  isPastEverywhere,
  isPastLocally,
  noTimeLeft,
  type TimeLeft,
} from "./countdown";
import { endOfDay, getCurrentEvent } from "./current-event";

/**
 * The event that the page is about. The server and hydration use the time at which the page was
 * rendered, in the last time zone (UTC-12), so that both produce the same; the visitor's clock and
 * time zone apply after that. This holds for every hook below.
 */
export function useCurrentEvent(renderedAtMs: number): HolidayEvent {
  return useSyncExternalStore(
    subscribe,
    () => getCurrentEvent((timestamp) => isPastLocally(timestamp, Date.now())),
    () => getCurrentEvent((timestamp) => isPastEverywhere(timestamp, renderedAtMs)),
  );
}

/** Whether a day is over. */
export function useIsPast(day: string, renderedAtMs: number): boolean {
  const end = endOfDay(day);
  return useSyncExternalStore(
    subscribe,
    () => isPastLocally(end, Date.now()),
    () => isPastEverywhere(end, renderedAtMs),
  );
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

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout>;

/** One timer for all hooks, aligned to full seconds. */
function subscribe(onTick: () => void): () => void {
  listeners.add(onTick);
  if (listeners.size === 1) schedule();
  return () => {
    listeners.delete(onTick);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

function schedule(): void {
  timer = setTimeout(tick, 1000 - (Date.now() % 1000));
}

function tick(): void {
  for (const onTick of listeners) onTick();
  schedule();
}
