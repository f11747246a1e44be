import { requestContext } from "~/commerce/context";
import { load, unavailable } from "~/commerce/load";
import { fetchCatalog } from "~/commerce/operations/products";
import { requirePage } from "~/commerce/pages";
import { productFeed } from "~/features/discovery/product-feed";
import { catalogCache, type PageHandle } from "~/lib/page-handle";
import type { Route } from "./+types/product-feed";

export const handle: PageHandle = { cache: { ...catalogCache, isFile: true } };

/** A list that failed gets a 503, because shopping services drop products that a feed omits. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requirePage(context, url.pathname);
  const { value } = await load(context, fetchCatalog);
  if (!value) return unavailable();
  return new Response(productFeed(value, context.get(requestContext).storefront.siteUrl), {
    headers: { "Content-Type": "text/tab-separated-values; charset=utf-8" },
  });
}
