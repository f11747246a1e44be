import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";

/** An editor's HTML as a browser would read it; null when it is too deep to be an article. */
export function readMarkupOnServer(html: string): Root | null {
  try {
    return fromHtml(html, { fragment: true });
  } catch (error) {
    // The parser's own recursion gives up long before a browser does.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
