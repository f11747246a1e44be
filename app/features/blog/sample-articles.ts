import { toTeaser } from "~/commerce/operations/articles";
import { type SamplePost, samplePosts } from "~/content/blog/sample-posts";
import type { BlogHandle } from "~/lib/paths";
import { renderBody } from "./article-body";
import type { FullPost } from "./full-post";
import { type BlogPost, toPost } from "./post";

/** The sample post of a slug; null when there is none. Its body is sanitized like the store's. */
export function sampleArticle(blog: BlogHandle, slug: string): FullPost | null {
  const sample = samplePosts[blog].find((candidate) => candidate.slug === slug);
  if (!sample) return null;
  const post = toSample(sample, blog);
  return { post, excerpt: post.excerpt, seo: null, body: renderBody(sample.contentHtml, []) };
}

export function sampleList(blog: BlogHandle): BlogPost[] {
  return samplePosts[blog].map((sample) => toSample(sample, blog));
}

function toSample(post: SamplePost, blog: BlogHandle): BlogPost {
  const { slug, excerpt, image, updatedAt, ...sample } = post;
  const own = { id: `sample/${slug}`, handle: slug, excerptHtml: excerpt, image: null, seo: null };
  return { ...toPost(toTeaser({ ...sample, ...own, blog })), image, updatedAt };
}
