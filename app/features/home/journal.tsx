import type { JournalPost } from "~/blocks/journal-post";
import { Picture } from "~/blocks/picture";
import { articleCrop, articleWidths } from "~/blocks/store-picture";
import { Heading, type HeadingSize } from "~/ui/heading";
import { CardLink, TextLink } from "~/ui/link";
import { Section } from "~/ui/section";

/** The newest articles, the first one large; nothing when there are none. */
export function Journal({ posts }: { posts: readonly JournalPost[] }) {
  const [lead, ...others] = posts;
  if (!lead) return null;
  return (
    <Section aria-labelledby="journal">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 lg:mb-12">
        <Heading id="journal" className="min-w-0">
          From the journal
        </Heading>
        <TextLink to="/blog">All articles</TextLink>
      </div>
      <div className="items-start gap-x-gutter lg:grid lg:grid-cols-12">
        <LeadArticle post={lead} />
        <div className="lg:col-span-4 lg:col-start-9">
          {others.map((post) => (
            <SmallArticle key={post.slug} post={post} />
          ))}
        </div>
      </div>
    </Section>
  );
}

type ArticleProps = { post: JournalPost };

function LeadArticle({ post }: ArticleProps) {
  return (
    <article className="group/card relative border-line py-6 max-lg:border-b lg:col-span-7 lg:py-0">
      <ArticlePicture
        post={post}
        sizes="(width < 68.75rem) 92vw, 737px"
        className="mb-4 w-full rounded-picture"
      />
      <ArticleTitle post={post} size="md" />
      <p className={excerptClass}>{post.excerpt}</p>
    </article>
  );
}

function SmallArticle({ post }: ArticleProps) {
  return (
    <article className="group/card relative border-line py-6 max-lg:border-b lg:border-t lg:pt-8 lg:pb-8">
      <div className="flex items-start justify-between gap-5">
        <div className="min-w-0">
          <ArticleTitle post={post} size="xs" />
        </div>
        <ArticlePicture post={post} sizes="120px" className="w-30 flex-none rounded-thumb" />
      </div>
      <p className={excerptClass}>{post.excerpt}</p>
    </article>
  );
}

const excerptClass = "mt-2 max-w-measure-lg text-muted wrap-break-word";

type ArticlePictureProps = ArticleProps & { sizes: string; className: string };

function ArticlePicture({ post, sizes, className }: ArticlePictureProps) {
  if (!post.picture) return null;
  return (
    <Picture
      picture={{ url: post.picture, alt: "", crop: articleCrop, widths: articleWidths }}
      sizes={sizes}
      className={`aspect-3/2 object-cover ${className}`}
    />
  );
}

function ArticleTitle({ post, size }: ArticleProps & { size: HeadingSize }) {
  return (
    <>
      <p className="text-sm text-muted">
        {post.category}, <span className="whitespace-nowrap">{post.readingMinutes} min read</span>
      </p>
      <Heading level={3} size={size} className="mt-2">
        <CardLink to={`/blog/${post.slug}`}>{post.title}</CardLink>
      </Heading>
    </>
  );
}
