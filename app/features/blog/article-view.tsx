import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { blogs } from "#brand/content/blog/blogs.ts";
import { market } from "#brand/content/market.ts";
import { useRoot } from "~/commerce/root";
import { SanitizedHtml } from "~/html/sanitized-html";
import { isoDate, longDate, updatedDate } from "~/lib/dates";
import { getBlogPath } from "~/lib/paths";
import { Grid } from "~/ui/grid";
import { Heading } from "~/ui/heading";
import { TextLink } from "~/ui/link";
import { Title } from "~/ui/title";
import { fitTitle } from "~/ui/title-size";
import { ArticleMeta } from "./article-meta";
import { ContentsList, ContentsRow, useCurrentHeading } from "./contents";
import type { FullPost } from "./full-post";
import { type BlogPost, categoryName } from "./post";
import { PostImageView, PostTile, SampleBanner } from "./post-parts";
import { ShareButton, ShareLinks } from "./share";

type ArticleViewProps = FullPost & {
  related: readonly BlogPost[];
  /** Whether it stands in for an article that could not be loaded. */
  isSample: boolean;
};

/** An article of the store, or a sample in its place. */
export function ArticleView({ post, excerpt, seo, body, related, isSample }: ArticleViewProps) {
  // A single entry would lead to the beginning of the text.
  const headings = body.headings.length > 1 ? body.headings : [];
  const current = useCurrentHeading(headings);
  const bodyRef = useRef<HTMLDivElement>(null);
  const url = useRoot().storefront.siteUrl + post.path;
  return (
    <>
      <ArticleMeta post={post} seo={seo} url={url} />
      <ReadingProgress body={bodyRef} />
      <article>
        <ArticleHead post={post} excerpt={excerpt} url={url}>
          {isSample && <SampleBanner title="Artículo de ejemplo." />}
        </ArticleHead>
        {post.image && (
          <div className="page-width">
            <PostImageView
              post={post}
              shape="head"
              className="-mx-bleed sm:ml-0 sm:rounded-l-picture print:mx-0 print:h-[6cm]"
              priority
              isDescribed
            />
          </div>
        )}
        <Grid className="page-width lg:pt-24">
          {headings.length > 0 && <ContentsRow headings={headings} current={current} />}
          <div className="flex flex-col gap-10 max-lg:hidden lg:sticky lg:top-sticky lg:col-span-3 lg:self-start max-h-[calc(100vh-var(--header)-40px)] overflow-y-auto overscroll-contain print:hidden">
            {headings.length > 0 && <ContentsList headings={headings} current={current} />}
            <ShareLinks title={post.title} url={url} />
          </div>
          <div ref={bodyRef} className="@container lg:col-[5/-1]">
            <SanitizedHtml html={body.html} className="prose" />
            <p className="mt-12 max-w-136 text-sm/normal wrap-break-word text-muted">
              Written by <bdi>{post.author.name}</bdi>.{" "}
              {post.author.bio && <bdi>{post.author.bio}</bdi>}
            </p>
          </div>
          <div data-repeated className="mt-12 border-t border-line pt-4 lg:hidden print:hidden">
            <ShareLinks title={post.title} url={url} />
          </div>
        </Grid>
      </article>
      <RelatedPosts related={related} />
    </>
  );
}

/** A line at the top of the window whose length is the share of the article that has been read. */
function ReadingProgress({ body }: { body: RefObject<HTMLElement | null> }) {
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const draw = () => {
      if (body.current) bar.current?.style.setProperty("scale", `${getReadShare(body.current)} 1`);
    };
    requestAnimationFrame(draw);
    const stop = new AbortController();
    // Browsers dispatch both at most once a frame.
    for (const type of ["scroll", "resize"]) addEventListener(type, draw, { signal: stop.signal });
    return () => stop.abort();
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

type ArticleHeadProps = Pick<FullPost, "post" | "excerpt"> & { url: string; children: ReactNode };

function ArticleHead({ post, excerpt, url, children }: ArticleHeadProps) {
  const category = categoryName(post.category);
  const address = getBlogPath(post.blog, { category: post.category });
  const updated = updatedDate(post.publishedAt, post.updatedAt, market.timeZone);
  return (
    <header className="page-width pt-5 lg:pt-8">
      <nav aria-label="Breadcrumb" className="mb-2 lg:mb-8 print:hidden">
        <ol className="flex flex-wrap items-center gap-x-3 text-note text-muted">
          {[
            { label: "Home", to: "/" },
            { label: blogs[post.blog].label, to: getBlogPath(post.blog) },
            { label: category, to: address },
          ].map(({ label, to }) => (
            <li key={to} className="not-last:after:ml-3 not-last:after:content-['/']">
              <TextLink to={to} variant="entry" className="hover:text-ink">
                {label}
              </TextLink>
            </li>
          ))}
        </ol>
      </nav>
      {children}
      <Grid>
        <div className="lg:col-span-8">
          <TextLink to={address} variant="entry" className="font-semibold text-accent">
            {category}
          </TextLink>
          <Heading
            level={1}
            dir="auto"
            size={fitTitle("xl", post.title)}
            className="mt-1 wrap-anywhere print:text-[32pt]"
          >
            <Title title={post.title} />
          </Heading>
        </div>
        {excerpt && (
          <p
            dir="auto"
            className="mt-5 max-w-measure-md self-end text-lg text-balance lg:col-span-4 lg:mt-0 lg:pb-2"
          >
            {excerpt}
          </p>
        )}
      </Grid>
      <div className="my-5 flex items-center justify-between gap-5 border-t border-line pt-4 text-note text-muted lg:mt-12 lg:mb-4">
        <p className="grid gap-x-10 gap-y-px lg:flex">
          <DateFact label="Published" iso={post.publishedAt} />
          {updated && <DateFact label="Updated" iso={post.updatedAt} />}
          <span className="tabular">{`${post.readingMinutes} min read`}</span>
        </p>
        <ShareButton title={post.title} url={url} />
      </div>
    </header>
  );
}

function DateFact({ label, iso }: { label: string; iso: string | null }) {
  const dateTime = isoDate(iso);
  if (!iso || !dateTime) return null;
  return (
    <span>
      {label}{" "}
      <time dateTime={dateTime} translate="no" className="tabular">
        {longDate(iso, market.timeZone)}
      </time>
    </span>
  );
}

function RelatedPosts({ related }: { related: readonly BlogPost[] }) {
  if (related.length === 0) return <div className="pb-section" />;
  return (
    <section aria-labelledby="related" className="page-width py-section print:hidden">
      <Heading id="related" size="md">
        You May Also Like
      </Heading>
      <Grid as="ul" isAlwaysGrid className="mt-8 gap-y-8 sm:grid-cols-3 lg:mt-10">
        {related.map((other, index) => (
          <li
            key={other.id}
            className={`group/card relative ${index === 0 ? "lg:col-span-6" : "lg:col-span-3"}`}
          >
            <PostTile
              post={other}
              shape={index === 0 ? "relatedLead" : "related"}
              level={3}
              size={fitTitle(index === 0 ? "sm" : "xs", other.title)}
              prefetch="viewport"
            />
          </li>
        ))}
      </Grid>
    </section>
  );
}
