const longDate = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});

/** `October 12, 2026`, the same for every reader; null for a date that is none. */
export function longUsDate(iso: string): string | null {
  const ms = Date.parse(iso);
  return Number.isNaN(ms) ? null : longDate.format(ms);
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
