import { data } from "react-router";
import { load, responseFor } from "~/commerce/load";
import { fetchCatalogue } from "~/commerce/operations/products";
import { catalogueCache, type PageHandle } from "~/lib/page-handle";
import type { Route } from "./+types/catalogue";

export { loaderHeaders as headers } from "~/commerce/load";

export const handle: PageHandle = { cache: { ...catalogueCache, inBrowser: 0 } };

/** All products, for search, quiz, saved products, plans and the cart. */
export async function loader({ context }: Route.LoaderArgs) {
  const products = await load(context, fetchCatalogue);
  return data(products, responseFor(products));
}
