import type { ArticleBody } from "~/commerce/article-body";
import { sanitizeBody } from "~/commerce/sanitize-body";
import { samplePosts } from "~/content/blog/sample-posts";
import type { BlogPost } from "./post";
import { sampleList } from "./sample-list";

export type ReadablePost = { post: BlogPost; body: ArticleBody };
/** `posts` are all samples: samples lead to samples. */
export type SampleArticle = ReadablePost & { posts: readonly BlogPost[] };

/** The sample post of a slug; null when there is none. Its body is sanitized like the store's. */
export function sampleArticle(slug: string): SampleArticle | null {
  const posts = sampleList();
  const post = posts.find((candidate) => candidate.slug === slug);
  const sample = samplePosts.find((candidate) => candidate.slug === slug);
  return post && sample ? { post, posts, body: sanitizeBody(sample.contentHtml, []) } : null;
}
