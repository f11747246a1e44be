import { storeFacts } from "../../data/store-facts.ts";
import { type ConnectionArguments, connection } from "../connection.ts";
import { assertInputSize, type View } from "../resolver.ts";

export type Truncation = { truncateAt?: number | null };

/** Remembers the view of an entry: the catalogue does not change, and nothing in a view belongs to one request. */
export function once<Entry extends object>(makeView: (entry: Entry) => View) {
  const views = new WeakMap<Entry, View>();
  return (entry: Entry): View => {
    const view = views.get(entry) ?? makeView(entry);
    views.set(entry, view);
    return view;
  };
}

/** Cents as the API's decimal: exact, without needless zeros but one ("32.0", "27.2", "67.99"). */
export function decimal(cents: number): string {
  const digits = String(cents).padStart(3, "0");
  const fraction = digits.slice(-2);
  return `${digits.slice(0, -2)}.${fraction.endsWith("0") ? fraction.slice(0, 1) : fraction}`;
}

export function money(cents: number): View {
  return { amount: decimal(cents), currencyCode: storeFacts.currencyCode };
}

/** The store defines no metafields: one that is asked for is absent, which the API answers with null. */
export const noMetafields: View = {
  metafield: null,
  metafields: ({ identifiers }: { identifiers: readonly unknown[] }) => {
    assertInputSize(identifiers);
    return identifiers.map(() => null);
  },
};

export function emptyConnection(args: ConnectionArguments): View {
  return connection<never>([], args, String, String);
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** The API's `truncateAt`: whole words, and the ellipsis counts. */
export function truncate(text: string, { truncateAt }: Truncation): string {
  if (truncateAt == null || text.length <= truncateAt) return text;
  const kept = text.slice(0, Math.max(0, truncateAt - 3));
  const lastSpace = kept.lastIndexOf(" ");
  return `${lastSpace > 0 ? kept.slice(0, lastSpace) : kept}...`;
}

/** The plain text of the catalogue's own article markup; not a sanitizer. */
export function withoutMarkup(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&amp;/g, "&")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/\s+/g, " ")
    .trim();
}
