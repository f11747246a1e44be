import { fold } from "~/lib/text";
import { type BlogPost, distinctTags, type PostFilter } from "./post";

/** Filters by category, and searches title, excerpt and tags (rule 30 in docs/rules.md). */
export function filterPosts(
  posts: readonly BlogPost[],
  { category, search }: PostFilter,
): readonly BlogPost[] {
  return posts.filter(
    ({ title, excerpt, tags, ...post }) =>
      (category === "" || post.category === category) &&
      matchesSearch([title, excerpt, ...tags], search),
  );
}

/** Whether any of the texts contains the search. Case, accents and apostrophes are ignored. */
export function matchesSearch(texts: readonly string[], search: string): boolean {
  const wanted = fold(search.trim());
  return texts.some((text) => fold(text).includes(wanted));
}

const featuredCount = 3;

export function featuredPosts(posts: readonly BlogPost[]): readonly BlogPost[] {
  return posts.filter((post) => post.isFeatured).slice(0, featuredCount);
}

const popularCount = 5;
const topicCount = 15;

/** The longest reads (rule 29 in docs/rules.md); of equals, the first in the list. */
export function popularPosts(posts: readonly BlogPost[]): readonly BlogPost[] {
  return [...posts]
    .sort((one, other) => other.readingMinutes - one.readingMinutes)
    .slice(0, popularCount);
}

/** The first distinct tags (rule 29 in docs/rules.md). */
export function popularTopics(posts: readonly BlogPost[]): readonly string[] {
  return distinctTags(posts.flatMap(({ tags }) => tags)).slice(0, topicCount);
}

const maxRelated = 3;
const recentMs = 30 * 24 * 60 * 60 * 1000;

/**
 * The articles to read next (rule 28 in docs/rules.md), best score first: 3 points for the same category, 2 for
 * each shared tag, 1 when published in the 30 days before `nowMs`. Of equal scores the newer article comes first.
 */
export function relatedPosts(
  post: BlogPost,
  posts: readonly BlogPost[],
  nowMs: number,
): readonly BlogPost[] {
  const names = new Set(post.tags.map((tag) => tag.toLowerCase()));
  function getScore({ category, tags, publishedAt }: BlogPost): number {
    const shared = tags.filter((tag) => names.has(tag.toLowerCase())).length;
    const ageMs = nowMs - Date.parse(publishedAt);
    const isRecent = ageMs >= 0 && ageMs <= recentMs;
    return (category === post.category ? 3 : 0) + 2 * shared + (isRecent ? 1 : 0);
  }

  return posts
    .filter(({ slug }) => slug !== post.slug)
    .sort((a, b) => getScore(b) - getScore(a) || getTimestamp(b) - getTimestamp(a))
    .slice(0, maxRelated);
}

/** 0 for an invalid date. */
function getTimestamp({ publishedAt }: BlogPost): number {
  return Date.parse(publishedAt) || 0;
}
