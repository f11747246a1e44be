import { FailureNotice } from "~/blocks/failure-notice";
import type { LoadResult } from "~/commerce/load-result";
import type { ArticleTeaser, SanitizedArticle } from "~/commerce/model";
import { lazyWhenIdle } from "~/hydration/lazy-section";
import { Heading } from "~/ui/heading";
import { ArticleLoading } from "./loading";
import type { SampleArticle } from "./sample-posts";
import { useJournalResult } from "./use-journal-result";

const StoreArticle = lazyWhenIdle(async () => (await import("./article-view")).StoreArticle);
const ArticleView = lazyWhenIdle(async () => (await import("./article-view")).ArticleView);

type ArticlePageProps = {
  article: LoadResult<SanitizedArticle | null>;
  /** In place of an article that could not be loaded. */
  sample: SampleArticle | null;
  /** Every article, to choose the related ones from. */
  articles: LoadResult<ArticleTeaser[]>;
  siteUrl: string;
  /** Milliseconds since the epoch, by the day. */
  nowMs: number;
};

export function ArticlePage({ article, sample, articles, siteUrl, nowMs }: ArticlePageProps) {
  const state = useJournalResult("article", article, articles);
  if (state.status === "ready" && state.value)
    return <StoreArticle article={state.value} {...{ articles, siteUrl, nowMs }} />;
  if (state.status === "failed" && sample)
    return <ArticleView {...sample} onRetry={state.retry} {...{ siteUrl, nowMs }} />;
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
