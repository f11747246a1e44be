import type { RouterContextProvider } from "react-router";
import { requestContext } from "~/commerce/context";
import type { LoadFailure } from "~/commerce/errors";
import { catalogSize, maxPageSize } from "~/commerce/list-sizes";
import { load } from "~/commerce/load";
import type { Product } from "~/commerce/model";
import { fetchProductPage } from "~/commerce/operations/products";
import { toCardProduct } from "~/product/card-product";

export type ShopProducts = {
  /** All that a list can have, or the first 20 of them; `null` when they failed. */
  products: readonly Product[] | null;
  /** Whether they are the first 20, and the browser has to load the rest. */
  isFirstPage: boolean;
  /** Whether the store has more products than a list can have. */
  isCutOff: boolean;
  failure: LoadFailure | null;
};

export const noProducts: ShopProducts = {
  products: [],
  isFirstPage: false,
  isCutOff: false,
  failure: null,
};

/**
 * The shop's products. A store of more than 20 is asked for the rest, unless a document shows the first page alone:
 * the browser loads the rest after it.
 */
export async function loadShopProducts(
  context: Readonly<RouterContextProvider>,
  { showsFirstPage }: { showsFirstPage: boolean },
): Promise<ShopProducts> {
  const loadPage = (first: number) =>
    load(context, { page: (client) => fetchProductPage(client, first) });
  const { page: first, failure } = await loadPage(catalogSize);
  if (!first) return { ...noProducts, products: null, failure };
  if (!first.hasMore) return { ...noProducts, products: first.products.map(toCardProduct) };

  const isDeferred = showsFirstPage && context.get(requestContext).isDocument;
  const all = isDeferred ? { page: null, failure: null } : await loadPage(maxPageSize);
  const page = all.page ?? first;
  return {
    products: page.products.map(toCardProduct),
    isFirstPage: !all.page,
    isCutOff: all.page?.hasMore ?? false,
    failure: all.failure,
  };
}
