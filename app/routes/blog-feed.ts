import { getImageOrigins, requestContext } from "~/commerce/context";
import { load, unavailable } from "~/commerce/load";
import { fetchArticles } from "~/commerce/operations/articles";
import { requirePage } from "~/commerce/pages";
import { feedXml } from "~/features/blog/feed";
import { blogCache, type PageHandle } from "~/lib/page-handle";
import { getBlogAt } from "~/lib/paths";
import type { Route } from "./+types/blog-feed";

export const handle: PageHandle = { cache: { ...blogCache, isFile: true } };

/** Without sample posts: feed readers store what they get. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requirePage(context, url.pathname);
  const { storefront } = context.get(requestContext);
  const origins = getImageOrigins(storefront);
  const blog = getBlogAt(url.pathname);
  const articles = await load(context, (client) => fetchArticles(client, blog));
  if (!articles.value) return unavailable();

  return new Response(feedXml(blog, articles.value, origins, storefront.siteUrl), {
    headers: { "Content-Type": "application/rss+xml; charset=utf-8" },
  });
}
