/** Formats a day, or a time in a time zone, as `October 12, 2026`; `null` for an invalid one. */
export function longDate(iso: string, timeZone = "UTC"): string | null {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return null;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(iso);
  const options = { dateStyle: "long", timeZone: isDay ? "UTC" : timeZone } as const;
  return date.toLocaleDateString("en-US", options);
}

/** Formats a day as `October 12`. */
export function monthAndDay(day: string): string {
  const options = { month: "long", day: "numeric", timeZone: "UTC" } as const;
  return new Date(day).toLocaleDateString("en-US", options);
}

/** For `datetime` attributes and structured data; `null` for an invalid date. */
export function isoDate(iso: string | null): string | null {
  const ms = Date.parse(iso ?? "");
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}

/** `null` unless the article was updated on a later day than it was published. */
export function updatedDate(
  publishedAt: string,
  updatedAt: string | null,
  timeZone: string,
): string | null {
  const updated = updatedAt === null ? null : longDate(updatedAt, timeZone);
  return updated === longDate(publishedAt, timeZone) ? null : updated;
}

/** The start of the hour or UTC day, so that pages rendered within it are identical. */
export function startOf(unit: "hour" | "day", ms: number): number {
  const length = unit === "hour" ? 3_600_000 : 86_400_000;
  return ms - (ms % length);
}
