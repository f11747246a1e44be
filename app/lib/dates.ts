const months =
  "January February March April May June July August September October November December".split(
    " ",
  );

/**
 * Formats as `October 12, 2026`, in UTC; `null` for an invalid date. Without `Intl`, whose first use takes 100 ms
 * on a phone.
 */
export function longUsDate(iso: string): string | null {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return null;
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
  const length = unit === "hour" ? 3_600_000 : 86_400_000;
  return ms - (ms % length);
}
