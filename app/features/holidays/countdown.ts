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
