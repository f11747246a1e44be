import { toTeaser } from "./article-teaser";
import type { Article, SanitizedArticle } from "./model";
import { sanitizeBody } from "./sanitize-body";

/**
 * Parses and sanitizes the body of an article (decision 061). Server only: parser and sanitizer are 41 KB.
 */
export function sanitizeArticle(
  article: Article,
  imageOrigins: readonly string[],
): SanitizedArticle {
  return { ...toTeaser(article), body: sanitizeBody(article.contentHtml, imageOrigins) };
}
