import type { Nodes, Root } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import { defaultTreeAdapter, parseFragment } from "parse5";
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
    .use(rehypeMedia, imageOrigins)
    .use(rehypeLinks, imageOrigins)
    .use(rehypeSanitize, schema)
    .use(rehypeBlocks);
  return read(html, (tree) => processor.runSync(tree));
}

/** The text of HTML, for counting and excerpts. The result is not escaped: render it as text only. */
export function plainText(html: string): string {
  const text = read(html, (tree) => getText(tree.children));
  return withoutShortcodes(text)
    .replace(/\u00AD/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Twice as long as an article of thirty thousand words. */
const maxCharacters = 200_000;
/** A parser repeats what is not closed: two hundred unclosed tags before two hundred paragraphs are 40,000 elements. */
const maxElements = 20_000;

/**
 * Parses HTML and cuts what is too long. The libraries walk the tree by recursion; markup that is nested too deep, or has
 * too many elements, is read without its tags.
 */
function read<T>(whole: string, reader: (tree: Root) => T): T {
  const html = whole.slice(0, maxCharacters);
  if (html !== whole) warn(`was cut after ${maxCharacters} characters`, html);
  try {
    return reader(parse(html));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    warn("has too many elements and was read without its tags", html);
    return reader(parse(html.replace(/<[^<>]*>/g, " ").trim()));
  }
}

function warn(problem: string, html: string): void {
  console.warn(`A text of the store ${problem}: ${html.slice(0, 80)}`);
}

function parse(html: string): Root {
  let elements = 0;
  const createElement: typeof defaultTreeAdapter.createElement = (...element) => {
    elements += 1;
    if (elements > maxElements) throw new RangeError("Too many elements");
    return defaultTreeAdapter.createElement(...element);
  };
  const treeAdapter = { ...defaultTreeAdapter, createElement };
  const tree: Nodes = fromParse5(parseFragment(html, { treeAdapter, scriptingEnabled: false }));
  return tree.type === "root" ? tree : { type: "root", children: [] };
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
