import type { RouterContextProvider } from "react-router";
import type { LoadFailure } from "~/commerce/errors";
import { load } from "~/commerce/load";
import { fetchTeasers } from "~/commerce/operations/blog-articles";
import { fetchCatalog } from "~/commerce/operations/products";
import { shareLoad } from "~/commerce/share";
import { createSearchSource, noResult, type SearchResult } from "./search-index";

type Context = Readonly<RouterContextProvider>;

/** `null` when neither products nor articles could be searched. */
type LoadedSearch = { result: SearchResult | null; failure: LoadFailure | null };

/** Searches on the server. */
export async function search(context: Context, query: string): Promise<LoadedSearch> {
  if (query === "") return { result: noResult, failure: null };
  const { source, failure } = await getSource(context);
  const result = source && { found: source.find(query), missing: source.missing };
  return { result, failure };
}

/** Indexes the store's lists once for all searches of a while; not for longer when a list is missing. */
const getSource = shareLoad(loadSource, ({ failure }) => failure === null);

/** Goes without products or without articles when one of them failed. */
async function loadSource(context: Context) {
  const { products, articles, failure } = await load(context, {
    products: fetchCatalog,
    articles: fetchTeasers,
  });
  return { source: products || articles ? createSearchSource(products, articles) : null, failure };
}
