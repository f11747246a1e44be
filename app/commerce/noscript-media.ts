import type { Element, ElementContent, Root, RootContent } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { parseUrl } from "~/lib/urls";
import { getText } from "./html-blocks";
import { getAddress, isInvisible } from "./html-media";

/**
 * Shows the images and embeds that plugins keep in `noscript`, because a script loads them later. Those whose element
 * has its address without the script, and what nobody sees, are left out. Words are, too: they ask to turn scripts on.
 */
export function readNoscripts(root: Root, base: string | undefined): void {
  const shown = new Set<string>();
  visit(root, "element", (element) => {
    if (element.tagName === "noscript") return SKIP;
    const file = getFile(element, base);
    if (file) shown.add(file);
    return undefined;
  });
  visit(root, { tagName: "noscript" }, (element, index, parent) => {
    const hidden: Element[] = [];
    visit(element, "element", (media) => {
      const file = getFile(media, base);
      if (file === null) return;
      if (isHidden(media) || shown.has(file)) remove(media);
      else hidden.push(media);
    });
    if (hidden.length === 0 || !parent || index === undefined) return;
    element.tagName = "span";
    if (getText(element.children).trim() !== "") element.children = hidden;
    removePlaceholder(parent.children.slice(0, index).reverse());
    removePlaceholder(parent.children.slice(index + 1));
  });
}

const mediaTags: ReadonlySet<string> = new Set([
  ...["img", "iframe", "embed", "object", "video", "audio"],
]);

/** The address of an image or embed, of an image without its size; null for any other element. */
function getFile(element: Element, base: string | undefined): string | null {
  if (!mediaTags.has(element.tagName)) return null;
  const address = getAddress(element);
  const url = address ? parseUrl(address, base) : null;
  if (!url) return null;
  if (element.tagName === "img") {
    url.pathname = url.pathname.replace(size, "");
    for (const name of sizeParameters) url.searchParams.delete(name);
  }
  return url.host + url.pathname + url.search;
}

const sizeParameters = ["width", "height", "crop", "w", "h", "resize", "fit"];

/** `_1200x`, `-300x200`, `_600x400_crop_center`, before the ending of a file. */
const size = /[_-]\d{0,4}x\d{0,4}(?:_crop_\w+)?(?=\.\w+$)/;

/** Whether it only counts visits. */
function isHidden({ properties }: Element): boolean {
  return isInvisible(properties) || /\bdisplay\s*:\s*none\b/i.test(String(properties.style));
}

/** Removes the image without an address that comes first, if it does. */
function removePlaceholder(siblings: readonly (RootContent | ElementContent)[]): void {
  const first = siblings.find((node) => node.type !== "text" || node.value.trim() !== "");
  if (first?.type === "element" && first.tagName === "img" && !getAddress(first)) remove(first);
}

function remove(element: Element): void {
  Object.assign(element, { tagName: "span", properties: {}, children: [] });
}
