/*
 * Days of the calendar, `YYYY-MM-DD`, counted without hours, so that no change of clocks moves one.
 */

const dayMs = 24 * 3_600_000;

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}
