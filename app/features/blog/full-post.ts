import { type SamplePost, samplePosts } from "#brand/content/blog/sample-posts.ts";
import type { Article } from "~/commerce/model";
import { toTeaser } from "~/commerce/operations/articles";
import type { BlogHandle } from "~/lib/paths";
import { type ArticleBody, renderBody } from "./article-body";
import { type BlogPost, toPost } from "./post";

export type FullPost = {
  post: BlogPost;
  /** The store's excerpt. Empty where that of the post is the article's opening, which the body already shows. */
  excerpt: string;
  seo: Article["seo"];
  body: ArticleBody;
};

export function toFullPost(article: Article, imageOrigins: readonly string[]): FullPost {
  const body = renderBody(article.contentHtml, imageOrigins);
  const teaser = toTeaser(article);
  return { post: toPost(teaser), excerpt: teaser.excerpt, seo: article.seo, body };
}

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
