import { type Answer, askOnServer } from "~/commerce/answer";
import { teaserOf } from "~/commerce/article-teaser";
import type { CommerceClient } from "~/commerce/client";
import { fetchArticles } from "~/commerce/operations/blog-articles";
import { catalogueSize, fetchCatalogue, fetchProducts } from "~/commerce/operations/products";
import { type SearchResult, searchOver } from "./searchable";

/** What a search finds, for a page. `missing` only when neither catalogue nor journal answers. */
export async function searchOnServer(
  commerce: CommerceClient,
  query: string,
): Promise<Answer<SearchResult>> {
  const [products, articles] = await Promise.all([
    askOnServer(async () => fetchCatalogue(commerce, await fetchProducts(commerce, catalogueSize))),
    askOnServer(async () => (await fetchArticles(commerce)).articles.map(teaserOf)),
  ]);
  const hasProducts = products.state === "rendered";
  const hasArticles = articles.state === "rendered";
  if (!hasProducts && !hasArticles) return { state: "missing" };
  const find = searchOver(hasProducts ? products.value : [], hasArticles ? articles.value : []);
  const missing = hasProducts ? (hasArticles ? null : "articles") : "products";
  return { state: "rendered", value: { found: find(query), missing } };
}
