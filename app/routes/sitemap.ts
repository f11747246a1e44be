import { requestContext } from "~/commerce/context";
import { load, unavailable } from "~/commerce/load";
import { fetchAllTeasers } from "~/commerce/operations/articles";
import { fetchProductAddresses } from "~/commerce/operations/products";
import { getBlogs } from "~/commerce/pages";
import { sitemapXml } from "~/features/discovery/discovery";
import { fileCache, type PageHandle } from "~/lib/page-handle";
import type { Route } from "./+types/sitemap";

export const handle: PageHandle = { cache: { ...fileCache, tags: ["products", "articles"] } };

/** A list that failed gets a 503, because search engines drop pages that a sitemap omits. A refused blog is omitted. */
export async function loader({ context }: Route.LoaderArgs) {
  const { storefront, sitePages } = context.get(requestContext);
  const [products, articles] = await Promise.all([
    load(context, fetchProductAddresses),
    load(context, (client) => fetchAllTeasers(client, getBlogs(context))),
  ]);
  if (!products.value || !articles.value) return unavailable();

  const xml = sitemapXml(storefront.siteUrl, sitePages.keys(), products.value, articles.value);
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
