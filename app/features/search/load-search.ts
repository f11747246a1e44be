import type { RouterContextProvider } from "react-router";
import { load } from "~/commerce/load";
import type { LoadResult } from "~/commerce/load-result";
import { fetchTeasers } from "~/commerce/operations/blog-articles";
import { fetchCatalog } from "~/commerce/operations/products";
import { shareLoad } from "~/commerce/share";
import { createSearchSource, noResult, type SearchResult, type SearchSource } from "./search-index";

type Context = Readonly<RouterContextProvider>;

/** Searches on the server. */
export async function search(context: Context, query: string): Promise<LoadResult<SearchResult>> {
  if (query === "") return { status: "ready", value: noResult };
  const source = await getSource(context);
  if (source.status !== "ready") return source;
  const { find, missing } = source.value;
  return { status: "ready", value: { found: find(query), missing } };
}

/** Indexes the store's lists once for all searches of a while; not for longer when a list is missing. */
const getSource = shareLoad(
  loadSource,
  (result) => result.status === "ready" && !result.value.missing,
);

/** Goes without products or without articles when one of them failed. */
async function loadSource(context: Context): Promise<LoadResult<SearchSource>> {
  const [products, articles] = await Promise.all([
    load(context, fetchCatalog),
    load(context, fetchTeasers),
  ]);
  if (products.status !== "ready" && articles.status !== "ready") return products;
  const value = createSearchSource(
    products.status === "ready" ? products.value : null,
    articles.status === "ready" ? articles.value : null,
  );
  return { status: "ready", value };
}
