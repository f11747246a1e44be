const months =
  "January February March April May June July August September October November December".split(
    " ",
  );

/**
 * `October 12, 2026`, the same for every reader; null for a date that is none. Without `Intl`, which a phone
 * takes 100 ms to get ready for the first date of a page.
 */
export function longUsDate(iso: string): string | null {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return null;
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/** For `datetime` attributes and structured data; null for a date that is none. */
export function isoDate(iso: string | null): string | null {
  const ms = iso === null ? Number.NaN : Date.parse(iso);
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}

/** Null unless the article changed on another day than that of its publication. */
export function updatedDate(publishedAt: string, updatedAt: string | null): string | null {
  const updated = updatedAt === null ? null : longUsDate(updatedAt);
  return updated === longUsDate(publishedAt) ? null : updated;
}

/** The beginning of the hour, or of the UTC day, that a moment is in: what is made twice within it comes out the same. */
export function startOf(unit: "hour" | "day", ms: number): number {
  const length = unit === "hour" ? 3_600_000 : 86_400_000;
  return ms - (ms % length);
}
