import { data, type RouterContextProvider } from "react-router";
import { cachedUnless, load } from "~/commerce/load";
import { fetchCatalog } from "~/commerce/operations/products";
import { findMissing } from "./named-products";

/**
 * The loader of a page that names products and shows none: the handles that the store lacks. Until the store has
 * answered there are none, and the page is not cached.
 */
export async function loadMissing(
  context: Readonly<RouterContextProvider>,
  named: Parameters<typeof findMissing>[0],
) {
  const { catalog, failure } = await load(context, { catalog: fetchCatalog });
  return data({ missing: catalog ? findMissing(named, catalog) : [] }, cachedUnless(failure));
}
