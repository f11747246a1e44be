import { storeFacts } from "../data/store-facts.ts";
import { once } from "./once.ts";
import { matchScore, type Searchable, searchable, stemsOf } from "./search-words.ts";
import type { IndexedArticle, IndexedCollection, IndexedProduct } from "./store-index.ts";

/** By the names that the API's `searchableFields` has for them. */
type Fields = ReadonlyMap<string, Searchable>;

/** Entries that answer a visitor's words, best first; equal ones keep the listing order. */
export function searchByText<Entry>(
  entries: readonly Entry[],
  fieldsOf: (entry: Entry) => Fields,
  query: string,
  lastIsPrefix: boolean,
  names?: readonly string[],
): readonly Entry[] {
  const words = stemsOf(query.slice(0, 500)).slice(0, 20);
  if (words.length === 0) return [];

  return entries
    .flatMap((entry) => {
      const score = matchScore(named(fieldsOf(entry), names), words, lastIsPrefix);
      return score === null ? [] : [{ entry, score }];
    })
    .toSorted((one, other) => other.score - one.score)
    .map(({ entry }) => entry);
}

function named(fields: Fields, names: readonly string[] = [...fields.keys()]): Searchable[] {
  return names.flatMap((name) => fields.get(name) ?? []);
}

export const productFields = once(
  ({ record }: IndexedProduct): Fields =>
    new Map([
      ["TITLE", searchable(record.title, 8)],
      ["PRODUCT_TYPE", searchable(record.productType, 4)],
      ["TAG", searchable(record.tags.join(" "), 3)],
      [
        "VARIANTS_TITLE",
        searchable(record.variants.map((variant) => variant.options.join(" ")).join(" "), 2),
      ],
      ["VENDOR", searchable(storeFacts.name, 1)],
      ["BODY", searchable(record.description.join(" "), 1)],
    ]),
);

export const articleFields = once(
  ({ record }: IndexedArticle): Fields =>
    new Map([
      ["TITLE", searchable(record.title, 8)],
      ["TAG", searchable(record.tags.join(" "), 3)],
      ["AUTHOR", searchable(`${record.author.firstName} ${record.author.lastName}`, 2)],
      ["BODY", searchable(`${record.excerpt} ${withoutMarkup(record.contentHtml)}`, 1)],
    ]),
);

export const collectionFields = once(
  ({ record }: IndexedCollection): Fields => new Map([["TITLE", searchable(record.title, 8)]]),
);

/** The plain text of our own article markup; not a sanitiser. */
export function withoutMarkup(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&amp;/g, "&")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/\s+/g, " ")
    .trim();
}
