import { useSyncExternalStore } from "react";
import type { HolidayEvent } from "~/content/holiday-events";
import { isPastEverywhere, isPastHere, noTimeLeft, type TimeLeft, timeLeft } from "./countdown";
import { endOfDay, getCurrentEvent } from "./current-event";

/**
 * The event that the page is about. The server and hydration use the time at which the page was
 * rendered, in the last time zone (UTC-12), so that both produce the same; the visitor's clock and
 * time zone apply after that. This holds for every hook below.
 */
export function useCurrentEvent(madeAtMs: number): HolidayEvent {
  return useSyncExternalStore(
    onEachSecond,
    () => getCurrentEvent((moment) => isPastHere(moment, Date.now())),
    () => getCurrentEvent((moment) => isPastEverywhere(moment, madeAtMs)),
  );
}

/** Whether a day is over. */
export function useIsPast(day: string, madeAtMs: number): boolean {
  const end = endOfDay(day);
  return useSyncExternalStore(
    onEachSecond,
    () => isPastHere(end, Date.now()),
    () => isPastEverywhere(end, madeAtMs),
  );
}

/** The countdown to the end of a day; `null` until hydration, unless the day is over everywhere. */
export function useTimeLeft(day: string, madeAtMs: number): TimeLeft | null {
  const end = endOfDay(day);
  const nowSeconds = useSyncExternalStore(
    onEachSecond,
    () => Math.floor(Date.now() / 1000),
    () => null,
  );
  if (nowSeconds !== null) return timeLeft(Date.parse(end), nowSeconds * 1000);
  return isPastEverywhere(end, madeAtMs) ? noTimeLeft : null;
}

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout>;

/** One timer for all hooks, aligned with the beginning of each second. */
function onEachSecond(onTick: () => void): () => void {
  listeners.add(onTick);
  if (listeners.size === 1) wait();
  return () => {
    listeners.delete(onTick);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

function wait(): void {
  timer = setTimeout(ring, 1000 - (Date.now() % 1000));
}

function ring(): void {
  for (const onTick of listeners) onTick();
  wait();
}
