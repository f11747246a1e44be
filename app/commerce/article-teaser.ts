import { firstCharacters, wordCount } from "~/lib/plain-text";
import { plainText } from "./html-text";
import type { Article, ArticleTeaser } from "./model";

/** Characters of the opening that stand in for an excerpt (rule 27 in docs/rules.md). */
const openingLength = 200;

/** Replaces an article's markup by plain text, for lists. */
export function toTeaser({ contentHtml, excerptHtml, ...article }: Article): ArticleTeaser {
  const text = plainText(contentHtml);
  return {
    ...article,
    excerpt: plainText(excerptHtml ?? ""),
    opening: firstCharacters(text, openingLength),
    wordCount: wordCount(text),
  };
}
