import type { Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { visit } from "unist-util-visit";
import type { ProductDetails } from "~/commerce/model";
import {
  addPageAttributes,
  createTableRegion,
  isContent,
  isTarget,
  setTextDirections,
} from "~/html/blocks";
import { sanitizeHtml } from "~/html/sanitize";
import { getStoreImageUrl } from "~/lib/store-image";
import { splitSentences } from "~/lib/text";

/** The text of the tab: a first sentence that is short enough to lead, and the rest, sanitized. Both may be empty. */
export type ProductDescription = { lead: string; html: string };

export type DescribedProduct = Omit<ProductDetails, "descriptionHtml"> & {
  body: ProductDescription;
};

/** Replaces the store's HTML by what the page shows of it. */
export function describeProduct(
  { descriptionHtml, ...product }: ProductDetails,
  imageOrigins: readonly string[],
): DescribedProduct {
  const text = toHtml({ type: "text", value: product.description });
  return { ...product, body: renderDescription(descriptionHtml || text, imageOrigins) };
}

/** Lists, paragraphs and images as the merchant arranged them. Server only. */
function renderDescription(html: string, imageOrigins: readonly string[]): ProductDescription {
  const body = sanitizeHtml(html, imageOrigins);
  const lead = takeLead(body);
  nestHeadings(body);
  visit(body, "element", (element, index, parent) => {
    const { tagName, properties } = element;
    addPageAttributes(element);
    if (tagName === "img") Object.assign(properties, getImageAttributes(String(properties.src)));
    if (tagName === "table" && parent && index !== undefined)
      parent.children[index] = createTableRegion(element);
  });
  setTextDirections(body);
  return { lead, html: toHtml(body) };
}

const maxLeadCharacters = 140;
/** Fewer are a label or an abbreviation ("2 pcs."). */
const minLeadWords = 3;

/** Takes the first sentence out of the body, if it begins a paragraph as plain text and is short. */
function takeLead(body: Root): string {
  const [paragraph] = body.children;
  if (paragraph?.type !== "element" || paragraph.tagName !== "p") return "";
  const targets = paragraph.children.filter(isTarget);
  const [text, ...others] = paragraph.children.filter((child) => !isTarget(child));
  if (text?.type !== "text") return "";
  const value = text.value.trimStart();
  const [sentence = ""] = splitSentences(value);
  const rest = value.slice(sentence.length);
  const goesOn = rest === "" && others[0] !== undefined && isContent(others[0]);
  if (goesOn || !isLead(sentence)) return "";
  const remaining = [{ ...text, value: rest.trimStart() }, ...others];
  const start = remaining.findIndex(isContent);
  if (start < 0) body.children.shift();
  else paragraph.children = [...targets, ...remaining.slice(start)];
  return sentence;
}

function isLead(sentence: string): boolean {
  const isComplete = /[.!?]\*?$/.test(sentence) && sentence.split(/\s+/).length >= minLeadWords;
  return isComplete && sentence.length <= maxLeadCharacters;
}

/** Gives headings the levels below the page's own, without a gap: editors choose them by their size. */
function nestHeadings(body: Root): void {
  const open: number[] = [];
  visit(body, "element", (element) => {
    const [, level] = /^h([2-4])$/.exec(element.tagName) ?? [];
    if (!level) return;
    while ((open.at(-1) ?? 0) >= Number(level)) open.pop();
    open.push(Number(level));
    element.tagName = `h${open.length + 1}`;
  });
}

/** Wide enough for two pixels a point; the image service never enlarges, so that a small image stays small. */
const imageWidth = 1200;

function getImageAttributes(src: string) {
  return { src: getStoreImageUrl(src, imageWidth), loading: "lazy", decoding: "async" };
}
