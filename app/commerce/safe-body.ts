import type { Root, RootContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import { sanitize } from "hast-util-sanitize";
import { plainText } from "~/lib/plain-text";
import type { ArticleBody } from "./article-body";
import { allowList, boundaryTags, renamedTags } from "./body-rules";
import { flowOf } from "./body-structure";

/**
 * The door for an editor's HTML: parsed as a browser would, reduced to the allow-list, and rebuilt in
 * a structure that reads back as itself. `imageOrigins` are those that the page's policy allows.
 * Never throws.
 */
export function safeBody(html: string, imageOrigins: readonly string[]): ArticleBody {
  const root = treeOf(html);
  if (!root) {
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

/** The markup as a browser would read it; null when it is too deep to be an article. */
function treeOf(html: string): Root | null {
  try {
    const root = fromHtml(html, { fragment: true });
    return isDeep(root) ? null : root;
  } catch (error) {
    // The parser's own recursion gives up long before a browser does.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

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
