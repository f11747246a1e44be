/** The brand's time zone: Eastern Time. */
export const brandTimeZone = "America/New_York";

/** Formats a day, or a time in the brand's time zone, as `October 12, 2026`; `null` for an invalid one. */
export function longUsDate(iso: string): string | null {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return null;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(iso);
  const timeZone = isDay ? "UTC" : brandTimeZone;
  return date.toLocaleDateString("en-US", { dateStyle: "long", timeZone });
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
  const length = unit === "hour" ? 3_600_000 : 86_400_000;
  return ms - (ms % length);
}
