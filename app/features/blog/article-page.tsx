import { useMemo, useRef } from "react";
import { Navigate } from "react-router";
import { FailureNotice } from "~/blocks/failure-notice";
import type { Answer } from "~/commerce/answer";
import type { ArticleTeaser, SafeArticle } from "~/commerce/model";
import type { Failure } from "~/commerce/use-answer";
import { ArticleBodyView } from "./article-body-view";
import { ArticleHead } from "./article-head";
import { ArticleMeta } from "./article-meta";
import type { ArticleFallback } from "./blog-on-server";
import { ContentsList, ContentsRow } from "./contents";
import { headingsOf } from "./headings";
import { Loading } from "./loading";
import type { BlogPost } from "./post";
import { PostPictureView } from "./post-picture-view";
import { ReadingProgress } from "./reading-progress";
import { RelatedPosts } from "./related-posts-view";
import type { ReadablePost } from "./sample-article";
import { SampleNotice } from "./sample-banner";
import { ShareLinks } from "./share-links";
import { useArticle } from "./use-article";
import { useCurrentHeading } from "./use-current-heading";

type ArticlePageProps = {
  slug: string;
  article: Answer<SafeArticle | null>;
  fallback: ArticleFallback | null;
  /** Every article, to choose the related ones from. */
  articles: Answer<ArticleTeaser[]>;
  siteUrl: string;
  nowMs: number;
};

export function ArticlePage({ slug, article, fallback, ...around }: ArticlePageProps) {
  const reading = useArticle(slug, article, fallback);
  if (reading.status === "unknown") return <Navigate to="/404" replace />;
  if (reading.status === "loading" || reading.status === "failed") {
    return (
      <div className="wrap">
        <title>Journal | blog</title>
        {reading.status === "loading" ? (
          <Loading text="Loading article..." />
        ) : (
          <ArticleFailure failure={reading} />
        )}
      </div>
    );
  }
  return <LoadedArticle {...reading.article} {...around} samples={reading.samples} />;
}

function ArticleFailure({ failure }: { failure: Failure }) {
  return (
    <div className="py-(--section)">
      <h1 className="heading-1 mb-8">This article could not be loaded</h1>
      <FailureNotice
        title="The store did not answer as it should."
        error={failure.error}
        onTryAgain={failure.tryAgain}
      />
    </div>
  );
}

type LoadedArticleProps = ReadablePost &
  Pick<ArticlePageProps, "articles" | "siteUrl" | "nowMs"> & {
    /** All samples, when this is one. */
    samples: readonly BlogPost[] | null;
  };

function LoadedArticle({ post, body, samples, articles, siteUrl, nowMs }: LoadedArticleProps) {
  const headings = useMemo(() => headingsOf(body), [body]);
  const current = useCurrentHeading(headings);
  const bodyRef = useRef<HTMLDivElement>(null);
  const url = `${siteUrl}/blog/${encodeURIComponent(post.slug)}`;
  return (
    <>
      <ArticleMeta post={post} url={url} siteUrl={siteUrl} />
      <ReadingProgress of={bodyRef} />
      <article>
        <ArticleHead post={post} url={url}>
          {samples && <SampleNotice />}
        </ArticleHead>
        <div className="wrap">
          <PostPictureView
            picture={post.picture}
            category={post.category}
            shape="head"
            className="bleed-right max-sm:bleed-x sm:rounded-l-picture"
            priority
            isDescribed
          />
        </div>
        <div className="wrap gap-x-(--gutter) lg:columns-12 lg:pt-22">
          {headings.length > 0 && <ContentsRow headings={headings} current={current} />}
          <div className="article-rail max-lg:hidden lg:col-span-3">
            {headings.length > 0 && <ContentsList headings={headings} current={current} />}
            <ShareLinks title={post.title} url={url} />
          </div>
          <div ref={bodyRef} className="article-body lg:col-[5/-1]">
            <ArticleBodyView body={body} headings={headings} />
            <p className="article-author">
              Written by {post.author.name}.{post.author.bio && ` ${post.author.bio}`}
            </p>
          </div>
          <div className="mt-12 border-t border-line pt-4 lg:hidden">
            <ShareLinks title={post.title} url={url} />
          </div>
        </div>
      </article>
      <RelatedPosts post={post} articles={articles} samples={samples} nowMs={nowMs} />
    </>
  );
}
