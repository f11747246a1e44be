import { useMemo } from "react";
import { Link } from "~/ui/link";
import { MetaLine } from "./meta-line";
import type { BlogPost } from "./post";
import { PostPictureView } from "./post-picture-view";
import { relatedPosts } from "./related-posts";

type RelatedPostsProps = { post: BlogPost; posts: readonly BlogPost[]; nowMs: number };

/** 'You May Also Like'; nothing when there is nothing else. */
export function RelatedPosts({ post, posts, nowMs }: RelatedPostsProps) {
  const related = useMemo(() => relatedPosts(post, posts, nowMs), [post, posts, nowMs]);
  if (related.length === 0) return <div className="pb-section" />;
  return (
    <section aria-labelledby="related" className="related wrap py-section">
      <h2 id="related" className="article-related-title">
        You May Also Like
      </h2>
      <ul className="mt-7 grid gap-x-(--gutter) gap-y-8 sm:grid-cols-3 lg:mt-10 lg:columns-12">
        {related.map((other, index) => (
          <li
            key={other.slug}
            className={`post-card group ${index === 0 ? "lg:col-span-6" : "lg:col-span-3"}`}
          >
            <PostPictureView
              picture={other.picture}
              category={other.category}
              shape={index === 0 ? "relatedLead" : "related"}
              className="rounded-picture"
            />
            <MetaLine post={other} className="mt-4" />
            <h3 className={`post-title mt-1 ${index === 0 ? "is-lead" : ""}`}>
              <Link to={`/blog/${other.slug}`} prefetch="viewport" className="post-link">
                {other.title}
              </Link>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
}
