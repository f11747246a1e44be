import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import rehypeParse from "rehype-parse";
import rehypeSanitize, { type Options } from "rehype-sanitize";
import { unified } from "unified";
import { withoutShortcodes } from "~/lib/plain-text";
import { targetPrefix } from "~/lib/urls";
import { blockTags, getText, inlineTags, rehypeBlocks, removedTags, tableParts } from "./blocks";
import { rehypeLinks } from "./links";
import { rehypeMedia } from "./media";

/**
 * Parses HTML of the store's editors and keeps what `schema` allows (decision 061). Links replace embeds, and
 * of images of other origins than `imageOrigins`, whose first is the shop's own and whose second is the store's. Server
 * only: the parser is large.
 */
export function sanitizeHtml(html: string, imageOrigins: readonly string[]): Root {
  const processor = unified()
    .use(rehypeParse, { fragment: true })
    .use(rehypeMedia, imageOrigins)
    .use(rehypeLinks, imageOrigins)
    .use(rehypeSanitize, schema)
    .use(rehypeBlocks);
  return read(html, (source) => processor.runSync(processor.parse(source)));
}

/** The text of HTML, for counting and excerpts. The result is not escaped: render it as text only. */
export function plainText(html: string): string {
  const text = read(html, (source) => getText(fromHtml(source, { fragment: true }).children));
  return withoutShortcodes(text)
    .replace(/\u00AD/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** The libraries walk the tree by recursion; markup that is nested too deep is read without its tags. */
function read<T>(html: string, reader: (html: string) => T): T {
  try {
    return reader(html);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return reader(html.replace(/<[^<>]*>/g, " ").trim());
  }
}

/** Limited, because the browser allocates every spanned cell. */
const span = /^(?:[2-9]|[1-4]\d|50)$/;
const listNumber = /^-?\d{1,9}$/;
const sidePx = /^[1-9]\d{0,3}$/;

const schema: Options = {
  tagNames: [...inlineTags, ...blockTags],
  attributes: {
    "*": [["id", /^\S{1,100}$/]],
    a: ["href"],
    img: ["src", "alt", ["width", sidePx], ["height", sidePx]],
    li: [["value", listNumber]],
    ol: [
      ["start", listNumber],
      ["type", /^[1AaIi]$/],
      ["reversed", true],
    ],
    td: [
      ["colSpan", span],
      ["rowSpan", span],
    ],
    th: [
      ["colSpan", span],
      ["rowSpan", span],
    ],
  },
  protocols: { href: ["http", "https", "mailto", "tel", "sms"], src: ["http", "https"] },
  ancestors: {
    li: ["ul", "ol"],
    dt: ["dl"],
    dd: ["dl"],
    figcaption: ["figure"],
    ...Object.fromEntries(tableParts.map((tag) => [tag, ["table"]])),
  },
  // Any other element is replaced by its content.
  strip: removedTags,
  clobber: ["id"],
  clobberPrefix: targetPrefix,
  required: {},
};
