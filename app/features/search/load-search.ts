import type { RouterContextProvider } from "react-router";
import { requestContext } from "~/commerce/context";
import { type CommerceError, toFailure } from "~/commerce/errors";
import { load } from "~/commerce/load";
import { fetchAllTeasers } from "~/commerce/operations/articles";
import { fetchCatalog } from "~/commerce/operations/products";
import { getBlogs, hasPage } from "~/commerce/pages";
import { shareLoad } from "~/commerce/share";
import { toCardProduct } from "~/product/card-product";
import { pageSize } from "~/product/list-pages";
import { getHelpTopics } from "~/site/help-answers";
import { createSearchSource, type Hit, noResult, type SearchResult } from "./search-index";

type Context = Readonly<RouterContextProvider>;

/** `null` when neither products nor articles could be searched. */
type LoadedSearch = { result: SearchResult | null; error: CommerceError | null };

/** Searches on the server, for the first pages of each list. */
export async function search(
  context: Context,
  query: string,
  pages: number,
): Promise<LoadedSearch> {
  if (query === "") return { result: noResult, error: null };
  const { source, error } = await getSource(context);
  // An unpaid store has nothing (rule 34 in docs/rules.md).
  const isUnpaid = error && toFailure(error) === "unpaid";
  if (!source) return { result: isUnpaid ? noResult : null, error };
  const limit = pages * pageSize;
  const found = source.find(query, { products: limit, articles: limit });
  const products = found.products.map(toCardHit);
  return { result: { found: { ...found, products }, missing: source.missing }, error };
}

/** Drops what the page does not show, to keep its data small. */
function toCardHit(hit: Hit): Hit {
  return { ...hit, product: hit.product && toCardProduct(hit.product) };
}

/** Indexes the store's lists once and shares the index between searches for a while, unless a list is missing. */
const getSource = shareLoad(loadSource, ({ error }) => error === null);

/** Searches only products or only articles when the others could not be loaded. */
async function loadSource(context: Context) {
  const [products, articles] = await Promise.all([
    load(context, fetchCatalog),
    load(context, (client) => fetchAllTeasers(client, getBlogs(context))),
  ]);
  const { storefront, showsSamples, pagesOff } = context.get(requestContext);
  const sellsSubscriptions = storefront.sellingPlans !== "off";
  const topics = getHelpTopics(sellsSubscriptions, showsSamples, (path) => hasPage(pagesOff, path));
  const isLoaded = products.value || articles.value?.length;
  return {
    source: isLoaded ? createSearchSource(products.value, articles.value, topics) : null,
    error: products.error ?? articles.error,
  };
}
