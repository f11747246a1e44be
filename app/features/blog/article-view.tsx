import { type RefObject, useEffect, useMemo, useRef } from "react";
import type { LoadResult } from "~/commerce/load-result";
import type { ArticleTeaser, SanitizedArticle } from "~/commerce/model";
import { ArticleBodyView } from "./article-body-view";
import { ArticleHead } from "./article-head";
import { ArticleMeta } from "./article-meta";
import { ContentsList, ContentsRow, useCurrentHeading } from "./contents";
import { getHeadings } from "./headings";
import { type BlogPost, toPost } from "./post";
import { PostPictureView } from "./post-parts";
import { RelatedPosts } from "./related-posts";
import { SampleBanner } from "./sample-banner";
import type { ReadablePost } from "./sample-posts";
import { ShareLinks } from "./share";

type ArticleContext = {
  siteUrl: string;
  /** Milliseconds since the epoch, by the day. */
  nowMs: number;
};

type StoreArticleProps = ArticleContext & {
  article: SanitizedArticle;
  articles: LoadResult<ArticleTeaser[]>;
};

export function StoreArticle({ article, articles, ...context }: StoreArticleProps) {
  const post = useMemo(() => toPost(article), [article]);
  const posts = useMemo(
    () => (articles.status === "ready" ? articles.value.map(toPost) : []),
    [articles],
  );
  return <ArticleView post={post} body={article.body} posts={posts} {...context} />;
}

type ArticleViewProps = ArticleContext &
  ReadablePost & {
    posts: readonly BlogPost[];
    /** Given when this is a sample. */
    onRetry?: () => void;
  };

/** An article of the store, or a sample in its place. */
export function ArticleView({ post, body, posts, siteUrl, nowMs, onRetry }: ArticleViewProps) {
  const headings = useMemo(() => getHeadings(body), [body]);
  const current = useCurrentHeading(headings);
  const bodyRef = useRef<HTMLDivElement>(null);
  const url = `${siteUrl}/blog/${encodeURIComponent(post.slug)}`;
  return (
    <>
      <ArticleMeta post={post} url={url} siteUrl={siteUrl} />
      <ReadingProgress body={bodyRef} />
      <article>
        <ArticleHead post={post} url={url}>
          {onRetry && <SampleBanner kind="article" onRetry={onRetry} />}
        </ArticleHead>
        <div className="page-width">
          <PostPictureView
            post={post}
            shape="head"
            className="-mx-bleed sm:ml-0 sm:rounded-l-picture print:mx-0 print:h-[6cm]"
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
  "flex flex-col gap-10 max-lg:hidden lg:sticky lg:top-[calc(var(--header)+24px)] lg:col-span-3 lg:self-start",
  "max-h-[calc(100vh-var(--header)-40px)] overflow-y-auto overscroll-contain print:hidden",
].join(" ");

/** A line across the top of the window, as long as the share of the article that has been read. */
function ReadingProgress({ body }: { body: RefObject<HTMLElement | null> }) {
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let frame = 0;
    const draw = () => {
      frame = 0;
      if (body.current) bar.current?.style.setProperty("scale", `${getReadShare(body.current)} 1`);
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(draw);
    };
    schedule();
    window.addEventListener("scroll", schedule, { passive: true });
    window.addEventListener("resize", schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", schedule);
      window.removeEventListener("resize", schedule);
    };
  }, [body]);

  return (
    <div
      ref={bar}
      aria-hidden="true"
      data-reading-progress=""
      className="pointer-events-none fixed inset-x-0 top-0 z-40 h-0.75 origin-left [scale:0_1] bg-accent print:hidden"
    />
  );
}

/** From 0, at the top of the page, to 1, when the last line is in view. */
function getReadShare(body: HTMLElement): number {
  const { bottom } = body.getBoundingClientRect();
  const endPx = bottom + window.scrollY - window.innerHeight;
  return endPx <= 0 ? 1 : Math.min(1, Math.max(0, window.scrollY / endPx));
}
