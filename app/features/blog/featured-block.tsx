import { Heading } from "~/ui/heading";
import { Link } from "~/ui/link";
import type { BlogPost } from "./post";
import { coverLinkClass, MetaLine, PostPictureView } from "./post-parts";

/** The first article large, the next two beside it (rule 29 in docs/rules.md). */
export function FeaturedBlock({ posts: [first, ...others] }: { posts: readonly BlogPost[] }) {
  if (!first) return null;
  return (
    <section
      aria-label="Featured articles"
      className="gap-x-gutter pt-6 lg:grid lg:grid-cols-12 lg:pt-10"
    >
      <article className="group relative lg:col-span-8">
        <PostPictureView
          post={first}
          shape="lead"
          className="max-lg:rounded-picture lg:-ml-bleed lg:rounded-r-picture"
          priority
        />
        <MetaLine post={first} className="mt-5 lg:mt-6" />
        <Heading className="mt-2 max-w-[12em] wrap-anywhere">
          <Link to={`/blog/${first.slug}`} className={coverLinkClass}>
            {first.title}
          </Link>
        </Heading>
        <p className="mt-3 line-clamp-3 max-w-measure-lg text-lg text-pretty lg:mt-4">
          {first.excerpt}
        </p>
      </article>
      {others.length > 0 && (
        <ul className="mt-10 grid gap-x-gutter gap-y-10 sm:grid-cols-2 lg:col-span-4 lg:mt-0 lg:block">
          {others.map((post) => (
            <li key={post.slug} className="group relative lg:mb-10 lg:last:mb-0">
              <PostPictureView post={post} shape="wide" className="rounded-picture" />
              <MetaLine post={post} className="mt-4" />
              <Heading size="xs" className="mt-1 wrap-anywhere">
                <Link to={`/blog/${post.slug}`} className={coverLinkClass}>
                  {post.title}
                </Link>
              </Heading>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
