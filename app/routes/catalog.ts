import { data } from "react-router";
import { load, responseFor } from "~/commerce/load";
import { fetchCatalog } from "~/commerce/operations/products";
import { catalogCache, type PageHandle } from "~/lib/page-handle";
import type { Route } from "./+types/catalog";

export { loaderHeaders as headers } from "~/commerce/load";

export const handle: PageHandle = { cache: { ...catalogCache, inBrowser: 0 } };

/** All products, for search, quiz, saved products, plans and the cart. */
export async function loader({ context }: Route.LoaderArgs) {
  const list = await load(context, { items: fetchCatalog });
  return data(list, responseFor(list.failure));
}
