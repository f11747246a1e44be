import { LRUCache } from "lru-cache";
import type { RouterContextProvider } from "react-router";
import { requestContext } from "~/commerce/context";
import { load } from "~/commerce/load";
import type { LoadResult } from "~/commerce/load-result";
import { fetchTeasers } from "~/commerce/operations/blog-articles";
import { fetchCatalog } from "~/commerce/operations/products";
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

/** By store, and by whether a document or data waits for it, because their time limits differ. */
const sources = new LRUCache<string, Promise<LoadResult<SearchSource>>>({ max: 4 });

/** Indexes the store's lists once for all searches of a while, also those that arrive meanwhile. */
function getSource(context: Context): Promise<LoadResult<SearchSource>> {
  const { storefront, isDocument, shareMs } = context.get(requestContext);
  if (shareMs === 0) return loadSource(context);
  const key = `${isDocument ? "document" : "data"} ${storefront.endpoint}`;
  const shared = sources.get(key);
  if (shared) return shared;

  const source = loadSource(context);
  sources.set(key, source, { ttl: shareMs });
  // Nobody waits for the end of the while when a list is missing.
  const forget = () => sources.delete(key);
  source.then((result) => {
    if (result.status !== "ready" || result.value.missing) forget();
  }, forget);
  return source;
}

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
