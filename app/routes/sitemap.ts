import { commerceContext, publicStorefrontContext } from "~/commerce/context";
import { CommerceError } from "~/commerce/errors";
import { fetchArticles } from "~/commerce/operations/blog-articles";
import { catalogueSize, fetchWholeProducts } from "~/commerce/operations/products";
import { sitemapXml } from "~/features/discovery/sitemap";
import type { Route } from "./+types/sitemap";

/** A list without its products would have search engines forget them, so a failure is said as one. */
export async function loader({ context }: Route.LoaderArgs) {
  const commerce = context.get(commerceContext);
  const { siteUrl } = context.get(publicStorefrontContext);
  try {
    const [products, { articles }] = await Promise.all([
      fetchWholeProducts(commerce, catalogueSize),
      fetchArticles(commerce),
    ]);
    return new Response(sitemapXml(siteUrl, products, articles), {
      headers: {
        "Content-Type": "application/xml; charset=utf-8",
        "Cache-Control": "public, max-age=3600",
      },
    });
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    console.error(`The sitemap could not be made: ${error.message}`);
    return new Response("The sitemap cannot be made just now.\n", {
      status: 503,
      headers: {
        "Content-Type": "text/plain; charset=utf-8",
        "Cache-Control": "no-store",
        "Retry-After": "600",
      },
    });
  }
}
