import { articlesQuery, catalogueQuery, valueInBrowser } from "~/commerce/browser-queries";
import { type AtMost, type Found, type SearchResult, searchOver } from "./searchable";

export type SearchSource = {
  find: (query: string, atMost?: AtMost) => Found;
  missing: SearchResult["missing"];
};

let source: Promise<SearchSource> | null = null;

/**
 * Catalogue and journal, asked for once a visit and prepared for searching. One of them is enough;
 * rejects with the reason when there is neither. What is missing is asked for again the next time.
 */
export function openSearchSource(): Promise<SearchSource> {
  source ??= load();
  return source;
}

async function load(): Promise<SearchSource> {
  const [products, articles] = await Promise.allSettled([
    valueInBrowser(catalogueQuery),
    valueInBrowser(articlesQuery),
  ]);
  const hasProducts = products.status === "fulfilled";
  const hasArticles = articles.status === "fulfilled";
  if (!hasProducts || !hasArticles) source = null;
  if (!hasProducts && !hasArticles) throw products.reason;
  return {
    find: searchOver(hasProducts ? products.value : [], hasArticles ? articles.value : []),
    missing: hasProducts ? (hasArticles ? null : "articles") : "products",
  };
}
