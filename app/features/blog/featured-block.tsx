import { Link } from "~/ui/link";
import { MetaLine } from "./meta-line";
import type { BlogPost } from "./post";
import { PostPictureView } from "./post-picture-view";

/** The first article large, the next two beside it (section 2). */
export function FeaturedBlock({ posts: [first, ...others] }: { posts: readonly BlogPost[] }) {
  if (!first) return null;
  return (
    <section
      aria-label="Featured articles"
      className="gap-x-(--gutter) pt-6 lg:columns-12 lg:pt-10"
    >
      <article className="post-card group lg:col-span-8">
        <PostPictureView
          picture={first.picture}
          category={first.category}
          shape="lead"
          className="bleed-left max-lg:rounded-picture lg:rounded-r-picture"
          priority
        />
        <MetaLine post={first} className="mt-5 lg:mt-6" />
        <h2 className="blog-lead-title mt-1.5">
          <Link to={`/blog/${first.slug}`} className="post-link">
            {first.title}
          </Link>
        </h2>
        <p className="mt-3 line-clamp-3 max-w-[38em] text-lg text-pretty lg:mt-4">
          {first.excerpt}
        </p>
      </article>
      {others.length > 0 && (
        <ul className="mt-10 grid gap-x-(--gutter) gap-y-10 sm:grid-cols-2 lg:col-span-4 lg:mt-0 lg:block">
          {others.map((post) => (
            <li key={post.slug} className="post-card group lg:mb-10 lg:last:mb-0">
              <PostPictureView
                picture={post.picture}
                category={post.category}
                shape="wide"
                className="rounded-picture"
              />
              <MetaLine post={post} className="mt-4" />
              <h2 className="post-title mt-1">
                <Link to={`/blog/${post.slug}`} className="post-link">
                  {post.title}
                </Link>
              </h2>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
