import { site } from "#brand/content/site.ts";

/** A `mailto:` URL with a subject. */
export function getMailtoUrl(subject: string): string {
  return `mailto:${site.email}?subject=${encodeURIComponent(subject)}`;
}
