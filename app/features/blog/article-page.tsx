import { FailureNotice } from "~/blocks/failure-notice";
import { PageLoading } from "~/blocks/loading";
import type { LoadResult } from "~/commerce/load-result";
import { Heading } from "~/ui/heading";
import { ArticleView } from "./article-view";
import { useBlogResult } from "./blog-result";
import type { FullPost } from "./full-post";
import type { BlogPost } from "./post";

type ArticlePageProps = {
  article: LoadResult<FullPost | null>;
  /** In place of an article that could not be loaded. */
  sample: FullPost | null;
  related: LoadResult<readonly BlogPost[]>;
  siteUrl: string;
};

export function ArticlePage({ article, sample, related, siteUrl }: ArticlePageProps) {
  const state = useBlogResult("article", article, related);
  const failed = state.status === "failed" ? state : null;
  const shown = state.status === "ready" ? state.value : failed && sample;
  if (shown) {
    const posts = related.status === "ready" ? related.value : [];
    return <ArticleView {...shown} related={posts} siteUrl={siteUrl} onRetry={failed?.retry} />;
  }
  return (
    <>
      <title>Journal | blog</title>
      {failed ? (
        <div className="page-width py-section">
          <Heading level={1} className="mb-8">
            We couldn’t load this article
          </Heading>
          <FailureNotice title="Error loading article" {...failed} />
        </div>
      ) : (
        <PageLoading />
      )}
    </>
  );
}
