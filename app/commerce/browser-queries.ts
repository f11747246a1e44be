import {
  type FetchQueryOptions,
  QueryClient,
  type QueryKey,
  queryOptions,
} from "@tanstack/react-query";
import { copyTime } from "~/lib/copy-time";
import type { Answer } from "./answer";
import { teaserOf } from "./article-teaser";
import { browserClient } from "./browser-client";
import { storefrontConnection } from "./connection";
import { imageOriginsOf } from "./context";
import { fetchArticle } from "./operations/article";
import { fetchArticles } from "./operations/blog-articles";
import { fetchProduct } from "./operations/product-by-handle";
import { catalogueSize, fetchCatalogue, fetchProducts, relatedSize } from "./operations/products";
import { queryKeys } from "./query-keys";
import { takeSeeds } from "./seeds";

/** Milliseconds after which a price seen on an earlier page is asked for again. */
const staleMs = 60_000;
/** The same for articles: long enough to read one and find the list as it was on the way back. */
const articleStaleMs = 30 * 60_000;

const cache = new QueryClient({
  // The client tries again by itself, and knows which failures are worth it.
  defaultOptions: { queries: { staleTime: staleMs, gcTime: articleStaleMs, retry: false } },
});

export const productsQuery = queryOptions({
  queryKey: queryKeys.products,
  queryFn: ({ signal }) => fetchProducts(browserClient(), catalogueSize, signal),
});

export const quizProductsQuery = queryOptions({
  queryKey: queryKeys.productsForQuiz,
  queryFn: ({ signal }) => fetchProducts(browserClient(), catalogueSize, signal),
});

export const relatedProductsQuery = queryOptions({
  queryKey: queryKeys.relatedProducts,
  queryFn: ({ signal }) => fetchProducts(browserClient(), relatedSize, signal),
});

/** All products: those of the shop, and a larger call only where that page is full. */
export const catalogueQuery = queryOptions({
  queryKey: queryKeys.catalogue,
  queryFn: async ({ signal }) => {
    const firstPage = await valueInBrowser(productsQuery);
    return fetchCatalogue(browserClient(), firstPage, signal);
  },
});

export function productQuery(handle: string) {
  return queryOptions({
    queryKey: queryKeys.product(handle),
    queryFn: ({ signal }) => fetchProduct(browserClient(), handle, signal),
  });
}

export const articlesQuery = queryOptions({
  queryKey: queryKeys.articles,
  queryFn: async ({ signal }) => {
    const { articles } = await fetchArticles(browserClient(), null, signal);
    return articles.map(teaserOf);
  },
  staleTime: articleStaleMs,
});

export function articleQuery(slug: string) {
  return queryOptions({
    queryKey: queryKeys.article(slug),
    queryFn: async ({ signal }) => {
      const [{ safeArticle }, article] = await Promise.all([
        import("./safe-article"),
        fetchArticle(browserClient(), slug, signal),
      ]);
      return article && safeArticle(article, imageOriginsOf(storefrontConnection()));
    },
    staleTime: articleStaleMs,
  });
}

/**
 * The store's answer as the browser has it: at once when it was asked not long ago or rendered by
 * the server, else as a promise. A rejection is the reader's to show; nothing is left unhandled.
 */
export function askInBrowser<T, Key extends QueryKey>(
  query: FetchQueryOptions<T, Error, T, Key>,
): Answer<T> {
  for (const { key, data, atMs } of takeSeeds()) {
    // What a copy from the device says is as old as the copy.
    cache.setQueryData(key, data, { updatedAt: copyTime() ?? atMs });
  }
  const known = cache.getQueryState<T>(query.queryKey);
  const freshMs = typeof query.staleTime === "number" ? query.staleTime : staleMs;
  if (known?.data !== undefined && Date.now() - known.dataUpdatedAt < freshMs) {
    return { state: "known", value: known.data };
  }
  const promise = cache.fetchQuery(query);
  promise.catch(() => {});
  return { state: "asked", promise };
}

/** The same as a promise, for readers that show nothing while they wait. */
export async function valueInBrowser<T, Key extends QueryKey>(
  query: FetchQueryOptions<T, Error, T, Key>,
): Promise<T> {
  const answer = askInBrowser(query);
  if (answer.state === "asked") return answer.promise;
  if (answer.state === "known") return answer.value;
  throw new Error("The browser's cache knows an answer or asks for it");
}
