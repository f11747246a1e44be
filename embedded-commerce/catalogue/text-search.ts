import { storeFacts } from "../data/store-facts.ts";
import { matchScore, wordsOf } from "./search-words.ts";
import type { IndexedArticle, IndexedCollection, IndexedProduct } from "./store-index.ts";

type Field = { text: string; weight: number };

/** Entries that answer a visitor's words, best first; equal ones keep the listing order. */
export function searchByText<Entry>(
  entries: readonly Entry[],
  fieldsOf: (entry: Entry) => readonly Field[],
  query: string,
  lastIsPrefix: boolean,
): readonly Entry[] {
  const words = wordsOf(query.slice(0, 500)).slice(0, 20);
  if (words.length === 0) return [];

  return entries
    .flatMap((entry) => {
      const score = matchScore(fieldsOf(entry), words, lastIsPrefix);
      return score === null ? [] : [{ entry, score }];
    })
    .toSorted((one, other) => other.score - one.score)
    .map(({ entry }) => entry);
}

export function productFields({ record }: IndexedProduct, names?: readonly string[]): Field[] {
  const all: Record<string, Field> = {
    TITLE: { text: record.title, weight: 8 },
    PRODUCT_TYPE: { text: record.productType, weight: 4 },
    TAG: { text: record.tags.join(" "), weight: 3 },
    VARIANTS_TITLE: {
      text: record.variants.map((variant) => variant.options.join(" ")).join(" "),
      weight: 2,
    },
    VENDOR: { text: storeFacts.name, weight: 1 },
    BODY: { text: record.description.join(" "), weight: 1 },
  };
  return (names ?? Object.keys(all)).flatMap((name) => all[name] ?? []);
}

export function articleFields({ record }: IndexedArticle, names?: readonly string[]): Field[] {
  const all: Record<string, Field> = {
    TITLE: { text: record.title, weight: 8 },
    TAG: { text: record.tags.join(" "), weight: 3 },
    AUTHOR: { text: `${record.author.firstName} ${record.author.lastName}`, weight: 2 },
    BODY: { text: `${record.excerpt} ${withoutMarkup(record.contentHtml)}`, weight: 1 },
  };
  return (names ?? Object.keys(all)).flatMap((name) => all[name] ?? []);
}

export function collectionFields({ record }: IndexedCollection): Field[] {
  return [{ text: record.title, weight: 8 }];
}

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
