import { useSyncExternalStore } from "react";
import { holidayEnd } from "~/content/holiday-words";
import { isPastEverywhere, isPastHere, noTimeLeft, type TimeLeft, timeLeft } from "./countdown";

/**
 * Whether a moment of the visitor's own clock has passed. Server and first picture know only what
 * holds in every zone at the time the page was made; the device's clock takes over after that.
 */
export function useIsPast(moment: string, madeAtMs: number): boolean {
  return useSyncExternalStore(
    eachSecond,
    () => isPastHere(moment, Date.now()),
    () => isPastEverywhere(moment, madeAtMs),
  );
}

/** The countdown; `null` until the device's clock is asked, unless the event is over everywhere. */
export function useTimeLeft(madeAtMs: number): TimeLeft | null {
  const nowSeconds = useSyncExternalStore(
    eachSecond,
    () => Math.floor(Date.now() / 1000),
    () => null,
  );
  if (nowSeconds !== null) return timeLeft(Date.parse(holidayEnd), nowSeconds * 1000);
  return isPastEverywhere(holidayEnd, madeAtMs) ? noTimeLeft : null;
}

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout>;

/** One timer for the page. It rings as a second begins, however late it rang before. */
function eachSecond(onTick: () => void): () => void {
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
