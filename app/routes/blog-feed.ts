import { getImageOrigins, publicStorefrontContext } from "~/commerce/context";
import { load, unavailable } from "~/commerce/load";
import { fetchArticles } from "~/commerce/operations/blog-articles";
import { sanitizeArticle } from "~/commerce/sanitize-body";
import { feedXml } from "~/features/blog/feed";
import type { Route } from "./+types/blog-feed";

/** Without sample posts: feed readers store what they get. */
export async function loader({ context }: Route.LoaderArgs) {
  const storefront = context.get(publicStorefrontContext);
  const origins = getImageOrigins(storefront);
  const articles = await load(context, async (client) => (await fetchArticles(client)).articles);
  if (articles.status !== "ready") return unavailable();

  const safeArticles = articles.value.map((article) => sanitizeArticle(article, origins));
  return new Response(feedXml(safeArticles, storefront.siteUrl), {
    headers: {
      "Content-Type": "application/rss+xml; charset=utf-8",
      "Cache-Control": "public, max-age=600",
    },
  });
}
