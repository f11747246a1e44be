export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number };

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
