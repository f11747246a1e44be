import type { RouterContextProvider } from "react-router";
import { requestContext } from "~/commerce/context";
import { catalogSize, maxPageSize } from "~/commerce/list-sizes";
import { load } from "~/commerce/load";
import type { LoadResult } from "~/commerce/load-result";
import type { Product } from "~/commerce/model";
import { fetchProductPage, type ProductPage } from "~/commerce/operations/products";
import { toCardProduct } from "~/product/card-product";

export type ShopProducts = {
  /** All that a list can have, or the first 20 while `rest` is not ready. */
  products: readonly Product[];
  rest: LoadResult<{
    /** Whether the store has more products than a list can have. */
    isCutOff: boolean;
  }>;
};

export const noProducts: ShopProducts = {
  products: [],
  rest: { status: "ready", value: { isCutOff: false } },
};

/**
 * The shop's products. A store of more than 20 is asked for the rest, unless a document shows the first page alone:
 * the browser loads the rest after it, as it loads everything that is pending.
 */
export async function loadShopProducts(
  context: Readonly<RouterContextProvider>,
  { showsFirstPage }: { showsFirstPage: boolean },
): Promise<ShopProducts> {
  const loadPage = (first: number) => load(context, (client) => fetchProductPage(client, first));
  const first = await loadPage(catalogSize);
  if (first.status !== "ready") return { products: [], rest: first };
  if (!first.value.hasMore) return toShopProducts(first.value);

  const isDeferred = showsFirstPage && context.get(requestContext).isDocument;
  const all = isDeferred ? pending : await loadPage(maxPageSize);
  if (all.status === "ready") return toShopProducts(all.value);
  return { ...toShopProducts(first.value), rest: all };
}

const pending: LoadResult<ProductPage> = { status: "pending" };

function toShopProducts({ products, hasMore }: ProductPage): ShopProducts {
  return {
    products: products.map(toCardProduct),
    rest: { status: "ready", value: { isCutOff: hasMore } },
  };
}
