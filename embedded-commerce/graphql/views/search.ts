import type { IndexedArticle, IndexedProduct } from "../../catalogue/store-index.ts";
import {
  articleFields,
  collectionFields,
  productFields,
  searchByText,
} from "../../catalogue/text-search.ts";
import { type ConnectionArguments, connection } from "../connection.ts";
import type { CommerceContext, View } from "../context.ts";
import { badArgument, unsupported } from "../errors.ts";
import { article } from "./article.ts";
import { collection } from "./collection.ts";
import { isProductAvailable, product } from "./product.ts";

type SearchArguments = ConnectionArguments & {
  query: string;
  types?: readonly string[] | null;
  sortKey?: string | null;
  reverse?: boolean | null;
  prefix?: string | null;
  productFilters?: readonly unknown[] | null;
  unavailableProducts?: string | null;
};

type PredictiveArguments = {
  query: string;
  limit?: number | null;
  limitScope?: string | null;
  types?: readonly string[] | null;
  searchableFields?: readonly string[] | null;
  unavailableProducts?: string | null;
};

type Result = { key: string; product: IndexedProduct } | { key: string; article: IndexedArticle };

/** Products first, then articles, each by how well they answer; the store has no pages. */
export function search(args: SearchArguments, context: CommerceContext): View {
  if (args.productFilters && args.productFilters.length > 0)
    throw unsupported("Filtering a search");
  const types = args.types ?? ["PRODUCT", "ARTICLE"];
  const lastIsPrefix = args.prefix === "LAST";
  const results: Result[] = [];

  if (types.includes("PRODUCT")) {
    const found = searchProducts(args.query, lastIsPrefix, args.unavailableProducts, context);
    const sorted =
      args.sortKey === "PRICE"
        ? found.toSorted((one, other) => one.minPriceCents - other.minPriceCents)
        : found;
    results.push(...sorted.map((entry) => ({ key: entry.id, product: entry })));
  }
  if (types.includes("ARTICLE")) {
    const found = searchByText(context.store.articles, articleFields, args.query, lastIsPrefix);
    results.push(...found.map((entry) => ({ key: entry.id, article: entry })));
  }

  const ordered = args.reverse ? results.toReversed() : results;
  return {
    ...connection(ordered, args, ({ key }) => key, viewOf),
    totalCount: results.length,
  };
}

/** What a search box shows while someone types: the last word may be unfinished. */
export function predictiveSearch(args: PredictiveArguments, context: CommerceContext): View {
  const limit = args.limit ?? 10;
  if (limit < 1 || limit > 10) throw badArgument("limit must be between 1 and 10");
  const types = args.types ?? ["QUERY", "PRODUCT", "COLLECTION", "PAGE", "ARTICLE"];
  const fields = args.searchableFields ?? undefined;
  const wanted = <Entry>(type: string, find: () => readonly Entry[]) =>
    types.includes(type) ? find() : [];

  const products = wanted("PRODUCT", () =>
    searchProducts(args.query, true, args.unavailableProducts, context, fields),
  );
  const collections = wanted("COLLECTION", () =>
    searchByText(context.store.collections, collectionFields, args.query, true),
  );
  const articles = wanted("ARTICLE", () =>
    searchByText(context.store.articles, articleFields, args.query, true, fields),
  );

  let left = args.limitScope === "EACH" ? Number.POSITIVE_INFINITY : limit;
  const take = <Entry>(entries: readonly Entry[], viewOfEntry: (entry: Entry) => View) => {
    const taken = entries.slice(0, Math.min(limit, left));
    left -= taken.length;
    return taken.map(viewOfEntry);
  };
  return {
    products: take(products, product),
    collections: take(collections, collection),
    articles: take(articles, article),
    pages: [],
    // Suggestions come from what others searched for; this service keeps no such record.
    queries: [],
  };
}

function searchProducts(
  query: string,
  lastIsPrefix: boolean,
  unavailable: string | null | undefined,
  context: CommerceContext,
  fields?: readonly string[],
): readonly IndexedProduct[] {
  const found = searchByText(context.store.products, productFields, query, lastIsPrefix, fields);
  if (unavailable === "SHOW") return found;
  const available = found.filter((entry) => isProductAvailable(entry, context));
  if (unavailable === "HIDE") return available;
  return [...available, ...found.filter((entry) => !available.includes(entry))];
}

function viewOf(result: Result): View {
  return "product" in result ? product(result.product) : article(result.article);
}
