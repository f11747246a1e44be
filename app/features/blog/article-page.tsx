import { FailureNotice } from "~/blocks/failure-notice";
import type { LoadResult } from "~/commerce/load-result";
import type { SanitizedArticle } from "~/commerce/model";
import { lazyWhenIdle } from "~/hydration/lazy-section";
import { Heading } from "~/ui/heading";
import { ArticleLoading } from "./loading";
import type { BlogPost } from "./post";
import type { ReadablePost } from "./sample-posts";
import { useJournalResult } from "./use-journal-result";

const StoreArticle = lazyWhenIdle(async () => (await import("./article-view")).StoreArticle);
const ArticleView = lazyWhenIdle(async () => (await import("./article-view")).ArticleView);

type ArticlePageProps = {
  article: LoadResult<SanitizedArticle | null>;
  /** In place of an article that could not be loaded. */
  sample: ReadablePost | null;
  related: LoadResult<readonly BlogPost[]>;
  siteUrl: string;
};

/** A constant, because props of a lazy section must not change before it is hydrated. */
const noPosts: readonly BlogPost[] = [];

export function ArticlePage({ article, sample, related, siteUrl }: ArticlePageProps) {
  const state = useJournalResult("article", article, related);
  const posts = related.status === "ready" ? related.value : noPosts;
  if (state.status === "ready" && state.value)
    return <StoreArticle article={state.value} related={posts} siteUrl={siteUrl} />;
  if (state.status === "failed" && sample)
    return <ArticleView {...sample} related={posts} siteUrl={siteUrl} onRetry={state.retry} />;
  return (
    <>
      <title>Journal | blog</title>
      {state.status === "failed" ? (
        <div className="page-width py-section">
          <Heading level={1} className="mb-8">
            This article could not be loaded
          </Heading>
          <FailureNotice title="The store did not answer as it should." {...state} />
        </div>
      ) : (
        <ArticleLoading />
      )}
    </>
  );
}
