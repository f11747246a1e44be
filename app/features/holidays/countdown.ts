export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number };

export const noTimeLeft: TimeLeft = { days: 0, hours: 0, minutes: 0, seconds: 0 };

/** What is left until a moment, in milliseconds since 1970; zeros from that moment on. */
export function timeLeft(endMs: number, nowMs: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil((endMs - nowMs) / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/** A moment written without a zone is that of the reader's own clock. */
export function isPastHere(moment: string, nowMs: number): boolean {
  return nowMs >= Date.parse(moment);
}

/** Whether the moment has passed for everybody, also where the day is longest (UTC-12). */
export function isPastEverywhere(moment: string, nowMs: number): boolean {
  return nowMs >= Date.parse(`${moment}-12:00`);
}
