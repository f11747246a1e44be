import { data, redirect } from "react-router";
import { getSiteUrl } from "~/blocks/page-meta";
import { notCached, responseFor } from "~/commerce/load";
import { ArticlePage } from "~/features/blog/article-page";
import { getRelatedPosts, loadArticle, loadSharedPosts } from "~/features/blog/load-blog";
import { startOf } from "~/lib/dates";
import { blogCache, type PageHandle, tagHeader } from "~/lib/page-handle";
import type { Route } from "./+types/article";

export { loaderHeaders as headers } from "~/commerce/load";
export { ErrorBoundary } from "~/shell/error-boundary";

export const handle: PageHandle = { cache: blogCache };

export async function loader({ context, params }: Route.LoaderArgs) {
  const [loaded, posts] = await Promise.all([
    loadArticle(context, params.slug),
    loadSharedPosts(context),
  ]);
  const { article } = loaded;
  if (article.status === "ready" && article.value === null) throw redirect("/404");
  // The store refuses this article and there is no sample (rule 42 in docs/rules.md).
  if (article.status === "failed" && !article.failure.isTemporary && !loaded.sample)
    throw redirect("/404", { ...notCached });
  const isComplete = posts.status === "ready" && !loaded.sample;
  const shown = article.status === "ready" ? article.value : null;
  const tag = shown ? { headers: tagHeader("article", shown.post.id) } : {};
  return data(
    { ...loaded, related: getRelatedPosts(loaded, posts, startOf("day", Date.now())) },
    { ...(loaded.sample ? {} : responseFor(article)), ...(isComplete ? tag : notCached) },
  );
}

/** The page renders title and description from the store's data. */
export function meta() {
  return [];
}

export default function ArticleRoute({ loaderData, params, matches }: Route.ComponentProps) {
  return (
    // The key resets contents and progress for each article.
    <ArticlePage key={params.slug} siteUrl={getSiteUrl(matches)} {...loaderData} />
  );
}
