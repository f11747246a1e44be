import { firstCharacters, plainText, wordCount } from "~/lib/plain-text";
import type { Article, ArticleTeaser } from "./model";

/** Characters of the opening that stand in for an excerpt (rule 27 in docs/rules.md). */
const openingLength = 200;

/** Takes the markup out of an article, so that lists need neither carry nor trust it. */
export function teaserOf({ contentHtml, excerptHtml, ...article }: Article): ArticleTeaser {
  const text = plainText(contentHtml);
  return {
    ...article,
    excerpt: plainText(excerptHtml ?? ""),
    opening: firstCharacters(text, openingLength),
    wordCount: wordCount(text),
  };
}
