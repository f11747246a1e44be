import type { Root, RootContent } from "hast";
import { sanitize } from "hast-util-sanitize";
import { plainText } from "~/lib/plain-text";
import type { ArticleBody } from "./article-body";
import { allowList, boundaryTags, renamedTags } from "./body-rules";
import { flowOf } from "./body-structure";

/** How HTML becomes a tree: the server brings a parser, the browser has one. */
export type ReadMarkup = (html: string) => Root | null;

/**
 * The door for an editor's HTML: parsed as a browser would, reduced to the allow-list, and rebuilt in
 * a structure that reads back as itself. `imageOrigins` are those that the page's policy allows.
 */
export function safeBody(
  html: string,
  imageOrigins: readonly string[],
  readMarkup: ReadMarkup,
): ArticleBody {
  const root = readMarkup(html);
  if (!root || isDeep(root)) {
    const text = plainText(html);
    return text === "" ? [] : [{ tag: "p", children: [text] }];
  }
  rename(root);
  const clean = sanitize(root, allowList);
  const children = clean.type === "root" ? clean.children : [clean as RootContent];
  return flowOf(children, imageOrigins);
}

/** Deeper than any article; what follows walks the tree by recursion. */
const deepest = 100;

function isDeep(root: Root): boolean {
  let level: readonly RootContent[] = root.children;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true;
    level = level.flatMap((node) => (node.type === "element" ? node.children : []));
  }
  return false;
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
