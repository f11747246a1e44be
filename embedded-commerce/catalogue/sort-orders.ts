import type { IndexedArticle, IndexedProduct } from "./store-index.ts";

type Comparison<Entry> = (one: Entry, other: Entry) => number;

const byTitle = (one: { record: { title: string } }, other: { record: { title: string } }) =>
  one.record.title.localeCompare(other.record.title, "en");
const byDate = (
  one: { record: { publishedAt: string } },
  other: { record: { publishedAt: string } },
) => one.record.publishedAt.localeCompare(other.record.publishedAt);
const asListed = () => 0;

const productOrders: Record<string, Comparison<IndexedProduct>> = {
  TITLE: byTitle,
  PRICE: (one, other) => one.minPriceCents - other.minPriceCents,
  PRODUCT_TYPE: (one, other) =>
    one.record.productType.localeCompare(other.record.productType, "en"),
  CREATED: byDate,
  CREATED_AT: byDate,
  UPDATED_AT: byDate,
};

const articleOrders: Record<string, Comparison<IndexedArticle>> = {
  TITLE: byTitle,
  PUBLISHED_AT: byDate,
  UPDATED_AT: byDate,
  AUTHOR: (one, other) =>
    one.record.author.lastName.localeCompare(other.record.author.lastName, "en"),
  ID: (one, other) => one.record.number - other.record.number,
};

/** Every key that is not named (identifier, best selling, manual, relevance, vendor) is the listing order. */
export function sortProducts(
  products: readonly IndexedProduct[],
  sortKey: string,
  reverse: boolean,
): readonly IndexedProduct[] {
  return sorted(products, productOrders[sortKey] ?? asListed, reverse);
}

export function sortArticles(
  articles: readonly IndexedArticle[],
  sortKey: string,
  reverse: boolean,
): readonly IndexedArticle[] {
  return sorted(articles, articleOrders[sortKey] ?? asListed, reverse);
}

function sorted<Entry>(
  entries: readonly Entry[],
  comparison: Comparison<Entry>,
  reverse: boolean,
): readonly Entry[] {
  const ordered = entries.toSorted(comparison);
  return reverse ? ordered.reverse() : ordered;
}
