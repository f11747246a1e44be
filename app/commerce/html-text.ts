import { parseFragment } from "parse5";

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
