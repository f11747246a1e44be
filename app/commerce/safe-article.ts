import { teaserOf } from "./article-teaser";
import type { Article, SafeArticle } from "./model";
import { safeBody } from "./safe-body";

/**
 * Parses and sanitizes the body of an article (decision 061). Server only: parser and sanitizer are 41 KB.
 */
export function safeArticle(article: Article, imageOrigins: readonly string[]): SafeArticle {
  return { ...teaserOf(article), body: safeBody(article.contentHtml, imageOrigins) };
}
