import type { IndexedArticle, IndexedProduct } from "./store-index.ts";

type Order<Entry> = (one: Entry, other: Entry) => number;
type SortArguments = { sortKey?: string | null; reverse?: boolean | null };

const byTitle: Order<IndexedProduct | IndexedArticle> = (one, other) =>
  one.record.title.localeCompare(other.record.title, "en");
const byDate: Order<IndexedProduct | IndexedArticle> = (one, other) =>
  one.record.publishedAt.localeCompare(other.record.publishedAt);

/** Any other key (ID, BEST_SELLING, RELEVANCE, VENDOR) is the listing order. */
const productOrders: Record<string, Order<IndexedProduct>> = {
  TITLE: byTitle,
  PRICE: (one, other) => one.minPriceCents - other.minPriceCents || 0,
  PRODUCT_TYPE: (one, other) =>
    one.record.productType.localeCompare(other.record.productType, "en"),
  CREATED_AT: byDate,
  UPDATED_AT: byDate,
};

const articleOrders: Record<string, Order<IndexedArticle>> = {
  TITLE: byTitle,
  PUBLISHED_AT: byDate,
  UPDATED_AT: byDate,
  AUTHOR: (one, other) =>
    one.record.author.lastName.localeCompare(other.record.author.lastName, "en"),
  ID: (one, other) => one.record.number - other.record.number,
};

export function sortProducts(products: readonly IndexedProduct[], args: SortArguments) {
  return sorted(products, productOrders[args.sortKey ?? "ID"], args);
}

export function sortArticles(articles: readonly IndexedArticle[], args: SortArguments) {
  return sorted(articles, articleOrders[args.sortKey ?? "ID"], args);
}

function sorted<Entry>(
  entries: readonly Entry[],
  order: Order<Entry> | undefined,
  { reverse }: SortArguments,
): readonly Entry[] {
  const ordered = order ? entries.toSorted(order) : entries;
  return reverse ? ordered.toReversed() : ordered;
}
