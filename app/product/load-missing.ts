import { data, type RouterContextProvider } from "react-router";
import { cachedUnless, load } from "~/commerce/load";
import { fetchCatalog } from "~/commerce/operations/products";
import { findMissing } from "./named-products";

/**
 * The loader of a page that names products without showing them. Returns the handles that the store lacks; none while
 * the store does not respond, and then the page is not cached.
 */
export async function loadMissing(
  context: Readonly<RouterContextProvider>,
  named: Parameters<typeof findMissing>[0],
) {
  const { catalog, failure } = await load(context, { catalog: fetchCatalog });
  return data({ missing: catalog ? findMissing(named, catalog) : [] }, cachedUnless(failure));
}
