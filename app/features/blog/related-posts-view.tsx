import { useMemo } from "react";
import { Heading } from "~/ui/heading";
import { Link } from "~/ui/link";
import { coverLinkClass } from "./link-classes";
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
    <section aria-labelledby="related" className="page-width py-section print:hidden">
      <Heading id="related" size="md">
        You May Also Like
      </Heading>
      <ul className="mt-7 grid gap-x-gutter gap-y-8 sm:grid-cols-3 lg:mt-10 lg:grid-cols-12">
        {related.map((other, index) => (
          <li
            key={other.slug}
            className={`group relative ${index === 0 ? "lg:col-span-6" : "lg:col-span-3"}`}
          >
            <PostPictureView
              picture={other.picture}
              category={other.category}
              shape={index === 0 ? "relatedLead" : "related"}
              className="rounded-picture"
            />
            <MetaLine post={other} className="mt-4" />
            <Heading level={3} size={index === 0 ? "sm" : "xs"} className="mt-1 wrap-anywhere">
              <Link to={`/blog/${other.slug}`} prefetch="viewport" className={coverLinkClass}>
                {other.title}
              </Link>
            </Heading>
          </li>
        ))}
      </ul>
    </section>
  );
}
