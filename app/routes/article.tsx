import { data, isRouteErrorResponse, redirect, useLocation } from "react-router";
import { requirePage } from "~/blocks/pages";
import { cachedUnless, notCached, unavailablePage } from "~/commerce/load";
import { blogs } from "~/content/blog/blogs";
import { ArticlePage } from "~/features/blog/article-page";
import {
  getRelatedPosts,
  loadArticle,
  loadSharedPosts,
  responseForBlog,
} from "~/features/blog/load-blog";
import { useFailureLog } from "~/features/blog/log-failure";
import { startOf } from "~/lib/dates";
import { blogCache, type PageHandle, tagHeader } from "~/lib/page-handle";
import { getBlogAt, getBlogPath } from "~/lib/paths";
import { PageError } from "~/shell/error-boundary";
import type { Route } from "./+types/article";

export { loaderHeaders as headers } from "~/commerce/load";

export const handle: PageHandle = { cache: blogCache };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  requirePage(context, url.pathname);
  const [loaded, list] = await Promise.all([
    loadArticle(context, getBlogAt(url.pathname), params.slug),
    loadSharedPosts(context),
  ]);
  const { shown: article, isSample } = loaded;
  if (!article) {
    if (loaded.failure?.isTemporary) throw unavailablePage(loaded.failure);
    // The store does not have it, or refuses it and there is no sample (rule 42 in docs/rules.md).
    throw redirect("/404", loaded.failure ? { ...notCached } : {});
  }
  const failure = loaded.failure ?? list.failure;
  const related = getRelatedPosts(article, list.posts, isSample, startOf("day", Date.now()));
  return data(
    { article, isSample, related, failure },
    {
      headers: tagHeader("article", article.post.id),
      ...cachedUnless(list.failure),
      ...responseForBlog(loaded),
    },
  );
}

/** The page renders title and description from the store's data. */
export function meta() {
  return [];
}

export default function ArticleRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    // The key resets contents and progress for each article.
    <ArticlePage key={params.slug} {...loaderData} />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const blog = getBlogAt(useLocation().pathname);
  useFailureLog("article", isRouteErrorResponse(error) ? error.data : null);
  return (
    <PageError
      title="We couldn’t load this article"
      text="Error loading article."
      back={[`Back to ${blogs[blog].name}`, getBlogPath(blog)]}
    />
  );
}
