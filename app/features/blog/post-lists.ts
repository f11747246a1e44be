import type { BlogPost } from "./post";
import { distinctTags } from "./tags";

const popularCount = 5;
const topicCount = 15;
const featuredCount = 3;

/** The longest reads (rule 29 in docs/rules.md); of equals, the first in the list. */
export function popularPosts(posts: readonly BlogPost[]): readonly BlogPost[] {
  return posts
    .toSorted((one, other) => other.readingMinutes - one.readingMinutes)
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
