import { data, redirect, useLocation } from "react-router";
import { blogs } from "#brand/content/blog/blogs.ts";
import { toFailure } from "~/commerce/errors";
import { notStored, respond } from "~/commerce/load";
import { requirePage } from "~/commerce/pages";
import { ArticleView } from "~/features/blog/article-view";
import { getRelatedPosts, loadArticle, loadSharedPosts } from "~/features/blog/load-blog";
import { startOf } from "~/lib/dates";
import { blogCache, type PageHandle, tagHeader } from "~/lib/page-handle";
import { getBlogAt, getBlogPath } from "~/lib/paths";
import { PageError } from "~/shell/error-boundary";
import type { Route } from "./+types/article";

export { loaderHeaders as headers } from "~/lib/page-handle";

export const handle: PageHandle = { cache: blogCache };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  requirePage(context, url.pathname);
  const [{ shown, isSample, error }, list] = await Promise.all([
    loadArticle(context, getBlogAt(url.pathname), params.slug),
    loadSharedPosts(context),
  ]);
  if (!shown) {
    if (error && toFailure(error) === "temporary") throw data(null, { status: 503 });
    // The store does not have it, or refuses it and there is no sample (rule 42 in docs/rules.md).
    throw redirect("/404", error ? { headers: { ...notStored } } : {});
  }
  const related = getRelatedPosts(shown, list.value, isSample, startOf("day", Date.now()));
  const headers = tagHeader("article", shown.post.id);
  return respond({ article: shown, isSample, related }, error ?? list.error, { headers });
}

/** The page renders title and description from the store's data. */
export function meta() {
  return [];
}

export default function ArticleRoute({ loaderData, params }: Route.ComponentProps) {
  const { article, isSample, related } = loaderData;
  // The key resets contents and progress for each article.
  return <ArticleView key={params.slug} {...article} related={related} isSample={isSample} />;
}

export function ErrorBoundary() {
  const blog = getBlogAt(useLocation().pathname);
  return (
    <PageError
      title="We couldn’t load this article"
      text="Error loading article."
      back={[`Back to ${blogs[blog].name}`, getBlogPath(blog)]}
    />
  );
}
