import type { RouterContextProvider } from "react-router";
import { requestContext } from "~/commerce/context";
import { type CommerceError, toFailure } from "~/commerce/errors";
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
};

export const noProducts = { products: [], isFirstPage: false, isCutOff: false };

/**
 * The shop's products. A store of more than 20 is asked for the rest, unless a document shows the first page alone:
 * the browser loads the rest after it.
 */
export async function loadShopProducts(
  context: Readonly<RouterContextProvider>,
  { showsFirstPage }: { showsFirstPage: boolean },
): Promise<ShopProducts & { error: CommerceError | null }> {
  const loadPage = (first: number) => load(context, (client) => fetchProductPage(client, first));
  const { value: first, error } = await loadPage(catalogSize);
  // An unpaid store has none (rule 34 in docs/rules.md).
  if (!first) return { ...noProducts, products: toFailure(error) === "unpaid" ? [] : null, error };

  const isDeferred = showsFirstPage && context.get(requestContext).isDocument;
  const rest = first.hasMore && !isDeferred ? await loadPage(maxPageSize) : null;
  const { products, hasMore } = rest?.value ?? first;
  return {
    products: products.map(toCardProduct),
    isFirstPage: first.hasMore && !rest?.value,
    isCutOff: hasMore && Boolean(rest?.value),
    error: rest?.error ?? null,
  };
}
