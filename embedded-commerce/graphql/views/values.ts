import { html } from "hono/html";
import { market } from "#brand/content/market.ts";
import type { View } from "../resolver.ts";

export type Truncation = { truncateAt?: number | null };

/** Makes the view of an entry once: the catalog does not change, and views do not depend on the request. */
export function memoize<Entry extends object>(makeView: (entry: Entry) => View) {
  const views = new WeakMap<Entry, View>();
  return (entry: Entry): View => {
    const view = views.get(entry) ?? makeView(entry);
    views.set(entry, view);
    return view;
  };
}

/** Cents as the API's decimal, with at least one digit after the point ("32.0", "27.2", "67.99"). */
export function money(cents: number): View {
  const amount = (cents / 100).toFixed(cents % 10 === 0 ? 1 : 2);
  return { amount, currencyCode: market.currency };
}

/** The store defines no metafields. The API returns null for an undefined one. */
export const noMetafield: View = { metafield: null };

export function escapeHtml(text: string): string {
  return String(html`${text}`);
}

/** Texts as the HTML of an editor. */
export function paragraphs(texts: readonly string[]): string {
  return texts.map((text) => `<p>${escapeHtml(text)}</p>`).join("\n");
}

/** The API's `truncateAt`: cuts between words, and counts the ellipsis. */
export function truncate(text: string, { truncateAt }: Truncation): string {
  if (truncateAt == null || text.length <= truncateAt) return text;
  const kept = text.slice(0, Math.max(0, truncateAt - 3));
  const lastSpace = kept.lastIndexOf(" ");
  return `${lastSpace > 0 ? kept.slice(0, lastSpace) : kept}...`;
}

/** The plain text of trusted markup, on one line; not a sanitizer. */
export function withoutMarkup(html: string): string {
  return html
    .replace(/<[^<>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => signs[name] ?? "")
    .replace(/\s+/g, " ")
    .trim();
}

const signs: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
};
