import type { RootContent } from "hast";
import { sanitize } from "hast-util-sanitize";
import { plainText } from "~/lib/plain-text";
import type { ArticleBody } from "./article-body";
import { allowList, boundaryTags, renamedTags } from "./body-rules";
import { flowOf } from "./body-structure";
import { readMarkup } from "./read-markup";

/**
 * The door for an editor's HTML: parsed as a browser would, reduced to the allow-list, and rebuilt in
 * a structure that reads back as itself. `imageOrigins` are those that the page's policy allows.
 */
export function safeBody(html: string, imageOrigins: readonly string[]): ArticleBody {
  const root = readMarkup(html);
  if (!root) {
    const text = plainText(html);
    return text === "" ? [] : [{ tag: "p", children: [text] }];
  }
  rename(root);
  const clean = sanitize(root, allowList);
  const children = clean.type === "root" ? clean.children : [clean as RootContent];
  return flowOf(children, imageOrigins);
}

/** Titles inside an article come one level lower; boxes of any kind only separate what they hold. */
function rename({ children }: { children: readonly RootContent[] }): void {
  for (const node of children) {
    if (node.type !== "element") continue;
    node.tagName = renamedTags.get(node.tagName) ?? node.tagName;
    if (boundaryTags.has(node.tagName)) node.tagName = "div";
    rename(node);
  }
}
