const months =
  "January February March April May June July August September October November December".split(
    " ",
  );

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Hours by which the brand's time zone, Eastern Time in New York, is behind UTC. */
const brandZone = { standardTime: 5, summerTime: 4 };

/**
 * The day in the brand's time zone, `YYYY-MM-DD`. Computed, because the first use of `Intl` takes 100 ms on a phone.
 */
export function getBrandDay(ms: number): string {
  const year = new Date(ms).getUTCFullYear();
  const isSummerTime = ms >= startOfSummerTime(year) && ms < endOfSummerTime(year);
  const hours = isSummerTime ? brandZone.summerTime : brandZone.standardTime;
  return new Date(ms - hours * hourMs).toISOString().slice(0, 10);
}

/** The second Sunday of March, 2 a.m. standard time. */
function startOfSummerTime(year: number): number {
  return firstSundayFrom(Date.UTC(year, 2, 8)) + (2 + brandZone.standardTime) * hourMs;
}

/** The first Sunday of November, 2 a.m. summer time. */
function endOfSummerTime(year: number): number {
  return firstSundayFrom(Date.UTC(year, 10, 1)) + (2 + brandZone.summerTime) * hourMs;
}

function firstSundayFrom(ms: number): number {
  return ms + ((7 - new Date(ms).getUTCDay()) % 7) * dayMs;
}

/**
 * Formats a day, or a time in the brand's time zone, as `October 12, 2026`; `null` for an invalid one. Without `Intl`,
 * as `getBrandDay`.
 */
export function longUsDate(iso: string): string | null {
  const ms = Date.parse(iso);
  if (Number.isNaN(ms)) return null;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(iso);
  const date = new Date(isDay ? ms : getBrandDay(ms));
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/** For `datetime` attributes and structured data; `null` for an invalid date. */
export function isoDate(iso: string | null): string | null {
  const ms = Date.parse(iso ?? "");
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}

/** `null` unless the article was updated on a later day than it was published. */
export function updatedDate(publishedAt: string, updatedAt: string | null): string | null {
  const updated = updatedAt === null ? null : longUsDate(updatedAt);
  return updated === longUsDate(publishedAt) ? null : updated;
}

/** The start of the hour or UTC day, so that pages rendered within it are identical. */
export function startOf(unit: "hour" | "day", ms: number): number {
  const length = unit === "hour" ? hourMs : dayMs;
  return ms - (ms % length);
}
