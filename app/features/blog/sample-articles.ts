import { toTeaser } from "~/commerce/operations/blog-articles";
import { type SamplePost, samplePosts } from "~/content/blog/sample-posts";
import { renderBody } from "./article-body";
import type { FullPost } from "./full-post";
import { type BlogPost, toPost } from "./post";

/** The sample post of a slug; null when there is none. Its body is sanitized like the store's. */
export function sampleArticle(slug: string): FullPost | null {
  const sample = samplePosts.find((candidate) => candidate.slug === slug);
  if (!sample) return null;
  const post = toSample(sample);
  return { post, excerpt: post.excerpt, seo: null, body: renderBody(sample.contentHtml, []) };
}

export function sampleList(): BlogPost[] {
  return samplePosts.map(toSample);
}

function toSample({ slug, excerpt, image, updatedAt, ...sample }: SamplePost): BlogPost {
  const own = { id: `sample/${slug}`, handle: slug, excerptHtml: excerpt, image: null, seo: null };
  return { ...toPost(toTeaser({ ...sample, ...own })), image, updatedAt };
}
