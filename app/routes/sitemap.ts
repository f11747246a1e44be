import { requestContext } from "~/commerce/context";
import { load, unavailable } from "~/commerce/load";
import { fetchAllTeasers } from "~/commerce/operations/articles";
import { fetchProductAddresses } from "~/commerce/operations/products";
import { getBlogs } from "~/commerce/pages";
import { sitemapXml } from "~/features/discovery/discovery";
import type { Route } from "./+types/sitemap";

/** A list that failed gets a 503, because search engines drop pages that a sitemap omits. A refused blog is omitted. */
export async function loader({ context }: Route.LoaderArgs) {
  const { storefront, sitePages } = context.get(requestContext);
  const [products, articles] = await Promise.all([
    load(context, fetchProductAddresses),
    load(context, (client) => fetchAllTeasers(client, getBlogs(context))),
  ]);
  if (!products.value || !articles.value) return unavailable();

  const xml = sitemapXml(storefront.siteUrl, sitePages.keys(), products.value, articles.value);
  return new Response(xml, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      // Not in robots as well, so that the lifetimes do not add up.
      "Cache-Control": "public, max-age=0, s-maxage=3600",
      "Cache-Tag": "products,articles",
    },
  });
}
