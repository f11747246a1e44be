import type { PostFilter } from "./blog-path";
import { type BlogPost, distinctTags } from "./post";

const popularCount = 5;
const topicCount = 15;
const featuredCount = 3;

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

/** One large, two smaller; in the order of the list. */
export function featuredPosts(posts: readonly BlogPost[]): readonly BlogPost[] {
  return posts.filter((post) => post.isFeatured).slice(0, featuredCount);
}

/** An exact category, and a search in title, excerpt and tags (rule 30 in docs/rules.md). */
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

/** Whether the search is in any of the texts; case does not count, nor do spaces around it. */
export function matchesSearch(texts: readonly string[], search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(wanted));
}
