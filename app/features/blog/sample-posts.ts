import type { ArticleBody } from "~/commerce/article-body";
import { plainText } from "~/commerce/article-teaser";
import { sanitizeBody } from "~/commerce/sanitize-body";
import { type SamplePost, samplePosts } from "~/content/blog/sample-posts";
import { wordCount } from "~/lib/plain-text";
import { type BlogPost, getBlogCategory, isFeatured, readingMinutes } from "./post";

export type ReadablePost = { post: BlogPost; body: ArticleBody };

/** The sample post of a slug; null when there is none. Its body is sanitized like the store's. */
export function sampleArticle(slug: string): ReadablePost | null {
  const sample = samplePosts.find((candidate) => candidate.slug === slug);
  return sample ? { post: samplePost(sample), body: sanitizeBody(sample.contentHtml, []) } : null;
}

/** The five posts that stand in for the store's. Loaded with the first failure, not with the page. */
export function sampleList(): BlogPost[] {
  return samplePosts.map(samplePost);
}

function samplePost({ contentHtml, ...sample }: SamplePost): BlogPost {
  return {
    ...sample,
    id: `sample/${sample.slug}`,
    category: getBlogCategory(sample.tags),
    readingMinutes: readingMinutes(wordCount(plainText(contentHtml))),
    isFeatured: isFeatured(sample.tags),
  };
}
