import { useEffect, useMemo, useRef } from "react";
import { FailureNotice } from "~/blocks/failure-notice";
import { usePaymentToast } from "~/blocks/use-payment-toast";
import type { LoadResult } from "~/commerce/load-result";
import type { ArticleTeaser, SanitizedArticle } from "~/commerce/model";
import { useLoadResult } from "~/commerce/use-load-result";
import { lazyOnInteraction } from "~/hydration/lazy-on-interaction";
import { Heading } from "~/ui/heading";
import { ArticleBodyView } from "./article-body-view";
import { ArticleHead } from "./article-head";
import { ArticleMeta } from "./article-meta";
import { ContentsList, ContentsRow } from "./contents";
import { getHeadings } from "./headings";
import { ArticleLoading } from "./loading";
import { type BlogPost, toPost } from "./post";
import { PostPictureView } from "./post-picture-view";
import type { ReadablePost, SampleArticle } from "./sample-article";
import { SampleBanner } from "./sample-banner";
import { ShareLinks } from "./share-links";
import { useCurrentHeading } from "./use-current-heading";

const ReadingProgress = lazyOnInteraction(
  async () => (await import("./reading-progress")).ReadingProgress,
);
const RelatedPosts = lazyOnInteraction(
  async () => (await import("./related-posts-view")).RelatedPosts,
);

type ArticlePageProps = {
  slug: string;
  article: LoadResult<SanitizedArticle | null>;
  /** In place of an article that could not be loaded. */
  sample: SampleArticle | null;
  /** Every article, to choose the related ones from. */
  articles: LoadResult<ArticleTeaser[]>;
  siteUrl: string;
  /** Milliseconds since the epoch, by the day. */
  nowMs: number;
};

export function ArticlePage({ article, sample, articles, ...rest }: ArticlePageProps) {
  const state = useLoadResult(article, articles);
  usePaymentToast(state);
  const message = state.status === "failed" ? state.failure.message : null;
  useEffect(() => {
    if (message !== null) console.error("Error loading article", message);
  }, [message]);
  const value = state.status === "ready" ? state.value : null;
  const loaded = useMemo(() => value && { post: toPost(value), body: value.body }, [value]);
  const posts = useMemo(
    () => (articles.status === "ready" ? articles.value.map(toPost) : []),
    [articles],
  );

  if (loaded) return <LoadedArticle {...loaded} posts={posts} {...rest} />;
  if (state.status === "failed" && sample)
    return <LoadedArticle {...sample} onRetry={state.retry} {...rest} />;
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

type LoadedArticleProps = ReadablePost &
  Pick<ArticlePageProps, "siteUrl" | "nowMs"> & {
    /** To choose the related ones from. */
    posts: readonly BlogPost[];
    /** Given when this is a sample. */
    onRetry?: () => void;
  };

function LoadedArticle({ post, body, posts, siteUrl, nowMs, onRetry }: LoadedArticleProps) {
  const headings = useMemo(() => getHeadings(body), [body]);
  const current = useCurrentHeading(headings);
  const bodyRef = useRef<HTMLDivElement>(null);
  const url = `${siteUrl}/blog/${encodeURIComponent(post.slug)}`;
  return (
    <>
      <ArticleMeta post={post} url={url} siteUrl={siteUrl} />
      <ReadingProgress of={bodyRef} />
      <article>
        <ArticleHead post={post} url={url}>
          {onRetry && <SampleBanner kind="article" onRetry={onRetry} />}
        </ArticleHead>
        <div className="page-width">
          <PostPictureView
            picture={post.picture}
            category={post.category}
            shape="head"
            className="-mr-bleed max-sm:-ml-bleed sm:rounded-l-picture print:mr-0 print:h-[6cm] print:rounded-none"
            priority
            isDescribed
          />
        </div>
        <div className="page-width lg:grid lg:grid-cols-12 lg:gap-x-gutter lg:pt-24">
          {headings.length > 0 && <ContentsRow headings={headings} current={current} />}
          <div className={asideClass}>
            {headings.length > 0 && <ContentsList headings={headings} current={current} />}
            <ShareLinks title={post.title} url={url} />
          </div>
          <div ref={bodyRef} className="prose lg:col-[5/-1]">
            <ArticleBodyView body={body} headings={headings} />
            <p className="mt-12! text-sm/normal text-muted">
              Written by {post.author.name}.{post.author.bio && ` ${post.author.bio}`}
            </p>
          </div>
          <div className="mt-12 border-t border-line pt-4 lg:hidden print:hidden">
            <ShareLinks title={post.title} url={url} />
          </div>
        </div>
      </article>
      <RelatedPosts post={post} posts={posts} nowMs={nowMs} />
    </>
  );
}

/** Beside the text on desktops; stays in view, and scrolls by itself where it is longer than the window. */
const asideClass = [
  "max-lg:hidden lg:sticky lg:top-[calc(var(--header)+24px)] lg:col-span-3 lg:space-y-10 lg:self-start",
  "lg:max-h-[calc(100vh-var(--header)-40px)] lg:overflow-y-auto lg:overscroll-y-contain",
  "[scrollbar-width:thin] print:hidden",
].join(" ");
