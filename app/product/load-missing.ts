import type { RouterContextProvider } from "react-router";
import { load, respond } from "~/commerce/load";
import { fetchCatalog } from "~/commerce/operations/products";
import { findMissing } from "./named-products";

/**
 * The loader of a page that names products without showing them. Returns the handles that the store lacks; none while
 * the store does not respond.
 */
export async function loadMissing(
  context: Readonly<RouterContextProvider>,
  named: Parameters<typeof findMissing>[0],
) {
  const { value: catalog, error } = await load(context, fetchCatalog);
  return respond({ missing: catalog ? findMissing(named, catalog) : [] }, error);
}
