import { useFailure } from "~/blocks/use-failure";
import type { LoadFailure } from "~/commerce/errors";
import { ArticleView } from "./article-view";
import type { FullPost } from "./full-post";
import { useFailureLog } from "./log-failure";
import type { BlogPost } from "./post";

type ArticlePageProps = {
  article: FullPost;
  /** Whether it stands in for an article that could not be loaded. */
  isSample: boolean;
  related: readonly BlogPost[];
  failure: LoadFailure | null;
};

export function ArticlePage({ article, isSample, related, failure }: ArticlePageProps) {
  const retry = useFailure(failure);
  useFailureLog("article", isSample ? failure : null);
  return <ArticleView {...article} related={related} onRetry={isSample ? retry : null} />;
}
