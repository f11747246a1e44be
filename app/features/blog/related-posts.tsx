import { Heading } from "~/ui/heading";
import type { BlogPost } from "./post";
import { PostTile } from "./post-parts";

/** 'You May Also Like'; nothing when there is nothing else. */
export function RelatedPosts({ related }: { related: readonly BlogPost[] }) {
  if (related.length === 0) return <div className="pb-section" />;
  return (
    <section aria-labelledby="related" className="page-width py-section print:hidden">
      <Heading id="related" size="md">
        You May Also Like
      </Heading>
      <ul className="mt-8 grid gap-x-gutter gap-y-8 sm:grid-cols-3 lg:mt-10 lg:grid-cols-12">
        {related.map((other, index) => (
          <li
            key={other.slug}
            className={`group relative ${index === 0 ? "lg:col-span-6" : "lg:col-span-3"}`}
          >
            <PostTile
              post={other}
              shape={index === 0 ? "relatedLead" : "related"}
              level={3}
              size={index === 0 ? "sm" : "xs"}
              prefetch="viewport"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const maxRelated = 3;
const recentMs = 30 * 24 * 60 * 60 * 1000;

/**
 * The articles to read next (rule 28 in docs/rules.md): 3 points for the same category, 2 for each
 * shared tag, 1 when published in the 30 days before `nowMs`. Ties go to the newer one; an article never leads to itself.
 */
export function relatedPosts(
  post: BlogPost,
  posts: readonly BlogPost[],
  nowMs: number,
): readonly BlogPost[] {
  return posts
    .filter(({ slug }) => slug !== post.slug)
    .map((candidate) => ({ candidate, score: getScore(candidate, post, nowMs) }))
    .sort(
      (one, other) =>
        other.score - one.score || getTimestamp(other.candidate) - getTimestamp(one.candidate),
    )
    .slice(0, maxRelated)
    .map(({ candidate }) => candidate);
}

function getScore(candidate: BlogPost, post: BlogPost, nowMs: number): number {
  const names = new Set(post.tags.map((tag) => tag.toLowerCase()));
  const shared = candidate.tags.filter((tag) => names.has(tag.toLowerCase())).length;
  const ageMs = nowMs - Date.parse(candidate.publishedAt);
  const isRecent = ageMs >= 0 && ageMs <= recentMs;
  return (candidate.category === post.category ? 3 : 0) + 2 * shared + (isRecent ? 1 : 0);
}

/** 0 for an invalid date. */
function getTimestamp({ publishedAt }: BlogPost): number {
  return Date.parse(publishedAt) || 0;
}
