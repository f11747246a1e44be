import { commerceContext, imageOriginsOf, publicStorefrontContext } from "~/commerce/context";
import { CommerceError } from "~/commerce/errors";
import { fetchArticles } from "~/commerce/operations/blog-articles";
import { safeArticle } from "~/commerce/safe-article";
import { feedXml } from "~/features/blog/feed";
import type { Route } from "./+types/blog-feed";

/** Readers keep what a feed says, so a failure is said as one and never filled with sample posts. */
export async function loader({ context }: Route.LoaderArgs) {
  const storefront = context.get(publicStorefrontContext);
  const origins = imageOriginsOf(storefront);
  try {
    const { articles } = await fetchArticles(context.get(commerceContext));
    const xml = feedXml(
      articles.map((article) => safeArticle(article, origins)),
      storefront.siteUrl,
    );
    return new Response(xml, {
      headers: {
        "Content-Type": "application/rss+xml; charset=utf-8",
        "Cache-Control": "public, max-age=600",
      },
    });
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    console.error(`The feed could not be made: ${error.message}`);
    return new Response("The articles cannot be read just now.\n", {
      status: 503,
      headers: {
        "Content-Type": "text/plain; charset=utf-8",
        "Cache-Control": "no-store",
        "Retry-After": "600",
      },
    });
  }
}
