const dayMs = 24 * 60 * 60 * 1000;
/** Midnight, UTC, of the day on which the service started; read once, so that order and feed stay. */
const startOfDayMs = Math.floor(Date.now() / dayMs) * dayMs;

/**
 * The morning of the day so many days before the service started. A sample blog with fixed dates
 * would grow old; with these it always has something from the last month and two years behind it.
 */
export function daysBeforeStart(days: number): string {
  return new Date(startOfDayMs - days * dayMs + 9 * 60 * 60 * 1000).toISOString();
}
