import type { RouterContextProvider } from "react-router";
import { load } from "~/commerce/load";
import type { LoadResult } from "~/commerce/load-result";
import { fetchTeasers } from "~/commerce/operations/blog-articles";
import { fetchCatalogue } from "~/commerce/operations/products";
import { createSearchSource, noResult, type SearchResult } from "./searchable";

/** What a search finds; it goes without products or without articles when one of them failed. */
export async function loadSearch(
  context: Readonly<RouterContextProvider>,
  query: string,
): Promise<LoadResult<SearchResult>> {
  if (query === "") return { status: "ready", value: noResult };
  const [products, articles] = await Promise.all([
    load(context, fetchCatalogue),
    load(context, fetchTeasers),
  ]);
  if (products.status !== "ready" && articles.status !== "ready") return products;
  const { find, missing } = createSearchSource(
    products.status === "ready" ? products.value : null,
    articles.status === "ready" ? articles.value : null,
  );
  return { status: "ready", value: { found: find(query), missing } };
}
