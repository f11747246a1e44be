import { data, type RouterContextProvider } from "react-router";
import { cachedIfReady, load } from "~/commerce/load";
import { fetchCatalogue } from "~/commerce/operations/products";
import { findMissing } from "./named-products";

/**
 * The loader of a page that names products and shows none: the handles that the store lacks. Until the store has
 * answered there are none, and the page is not cached.
 */
export async function loadMissing(
  context: Readonly<RouterContextProvider>,
  named: Parameters<typeof findMissing>[0],
) {
  const catalogue = await load(context, fetchCatalogue);
  const missing = catalogue.status === "ready" ? findMissing(named, catalogue.value) : [];
  return data({ missing }, cachedIfReady(catalogue));
}
