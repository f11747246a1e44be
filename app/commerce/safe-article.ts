import { teaserOf } from "./article-teaser";
import type { Article, SafeArticle } from "./model";
import { safeBody } from "./safe-body";

/**
 * Lets an article through the door. Its module holds parser and sanitiser, so the browser loads it with the
 * first article that it fetches itself.
 */
export function safeArticle(article: Article, imageOrigins: readonly string[]): SafeArticle {
  return { ...teaserOf(article), body: safeBody(article.contentHtml, imageOrigins) };
}
