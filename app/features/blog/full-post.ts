import type { Article } from "~/commerce/model";
import { toTeaser } from "~/commerce/operations/articles";
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
