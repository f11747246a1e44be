import { load, respond } from "~/commerce/load";
import { fetchCatalog } from "~/commerce/operations/products";
import { catalogCache, type PageHandle } from "~/lib/page-handle";
import type { Route } from "./+types/catalog";

export const handle: PageHandle = { cache: { ...catalogCache, inBrowser: 0 } };

/** All products, for search, quiz, saved products, plans and the cart. */
export async function loader({ context }: Route.LoaderArgs) {
  const { value, error } = await load(context, fetchCatalog);
  return respond({ items: value }, error);
}

/** A list that could not be requested is a failure like the store's, not an error of the page. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => ({ items: null, failure: "temporary" as const }));
}
