import { parseFragment } from "parse5";
import { firstCharacters, wordCount } from "~/lib/plain-text";
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

/**
 * The text of HTML, for counting and excerpts. The result is not escaped: render it as text only.
 * Server only: the parser is large.
 */
export function plainText(html: string): string {
  return html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, " ")
    .replace(/<(script|style|template|svg|math|iframe|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, " ")
    .replace(/<\/?(?:a|abbr|b|code|em|i|mark|s|small|span|strong|sub|sup|u)\b[^>]*>/gi, "")
    .replace(/<[a-z/!?][^>]*(?:>|$)/gi, " ")
    .replace(/&#?\w+;/g, decodeEntity)
    .replace(/\u00AD/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

function decodeEntity(entity: string): string {
  const [node] = parseFragment(entity).childNodes;
  return node && "value" in node ? node.value : "";
}
