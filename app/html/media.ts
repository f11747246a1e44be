import type { Element, ElementContent, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { visitParents } from "unist-util-visit-parents";
import { parseUrl } from "~/lib/urls";
import { inlineTags } from "./blocks";
import { toStoreFile } from "./links";
import { getPublicPage } from "./video-page";

/**
 * Gives images and embeds the address that a theme's scripts would give them, and takes those that plugins keep in
 * `noscript`. A link replaces an embed, and an image of another origin that stands alone; one beside text or other images
 * leaves nothing: a link would stand there like a word of the text. Posts of other sites get a link to themselves.
 */
export function rehypeMedia(origins: readonly string[]) {
  return (tree: Root) => {
    visit(tree, "element", (element, _, parent) => {
      if (!mediaTags.has(element.tagName)) return;
      const sources = parent && "tagName" in parent && parent.tagName === "picture" ? parent : null;
      const address = findLateAddress([element, ...(sources?.children ?? [])]);
      element.properties.src = address && toStoreFile(address, origins);
    });
    unwrapNoscripts(tree);
    replaceMedia(tree, origins);
  };
}

const mediaTags: ReadonlySet<string> = new Set([
  ...["img", "iframe", "embed", "object", "video", "audio", "source"],
]);
/** Attributes in which themes keep an address until a script or the browser chooses it. */
const addressNames = ["dataSrc", "dataLazySrc", "dataOriginal", "dataOriginalSrc", "src", "data"];
const sourceSetNames = ["dataSrcset", "dataLazySrcset", "srcSet"];
/** Pixels; themes fill in the width for the window. */
const lateImageWidth = 1200;

function findLateAddress(elements: readonly ElementContent[]): string | undefined {
  const all = elements.flatMap((node) => (node.type === "element" ? [node.properties] : []));
  const own = addressNames.map((name) => all[0]?.[name]);
  const sets = all.flatMap((each) => sourceSetNames.map((name) => getLargest(each[name])));
  // Unlike `about:blank` or the image in a `data:` URL that holds the place.
  const address = [...own, ...sets].find(
    (value) =>
      typeof value === "string" && /^(?!\s*(?:$|data:|blob:|about:|javascript:))/i.test(value),
  );
  return address === undefined
    ? undefined
    : String(address).replace("{width}", `${lateImageWidth}`);
}

/** The address of the widest image of a source set. */
function getLargest(sourceSet: unknown): string | undefined {
  const candidates = typeof sourceSet === "string" ? sourceSet.split(/,(?=\s|$)/) : [];
  const sizes = candidates.map((candidate) => {
    const [url, size = "1"] = candidate.trim().split(/\s+/);
    return { url, size: Number.parseFloat(size) };
  });
  return sizes.filter(({ url }) => url).sort((a, b) => b.size - a.size)[0]?.url;
}

/** Shows what `noscript` holds beside words, unless the element that a script fills has the same file. */
function unwrapNoscripts(tree: Root): void {
  const shown = new Set<string>();
  visit(tree, "element", (element) => {
    if (element.tagName === "noscript") return SKIP;
    const file = getFile(element);
    if (file) shown.add(file);
    return undefined;
  });
  visit(tree, { tagName: "noscript" }, (noscript: Element) => {
    const hidden: ElementContent[] = [];
    visitParents(noscript, "element", (element, ancestors) => {
      const file = getFile(element);
      if (!file || isInvisible(element) || shown.has(file)) return;
      const link = ancestors.findLast((each) => each.type === "element" && each.tagName === "a");
      hidden.push(link?.type === "element" ? { ...link, children: [element] } : element);
    });
    if (hidden.length > 0) Object.assign(noscript, { tagName: "div", children: hidden });
  });
}

const sizeParameters = ["width", "height", "crop", "w", "h", "resize", "fit"];

/** The file of an image or embed without the size that its name or query asks for. */
function getFile({ tagName, properties }: Element): string | null {
  const url = mediaTags.has(tagName)
    ? parseUrl(String(properties.src), "https://shop.invalid")
    : null;
  if (!url || properties.src === undefined) return null;
  if (tagName === "img") for (const name of sizeParameters) url.searchParams.delete(name);
  const path = url.pathname.replace(/[_-]\d{0,4}x\d{0,4}(?:_crop_[a-z]{1,9})?(?=\.\w{1,5}$)/, "");
  return url.host + path + url.search;
}

/** Whether it is no larger than what counts visits, or hidden. */
function isInvisible({ properties: { width, height, style } }: Element): boolean {
  const isDot = [width, height].some((side) => side === 0 || side === 1);
  return isDot || /\bdisplay\s*:\s*none\b/i.test(String(style));
}

function replaceMedia(tree: Root, origins: readonly string[]): void {
  const replaced = new Map<Element, Element>();
  visitParents(tree, "element", (element, ancestors) => {
    const { tagName, properties } = element;
    if (isPost(element)) addPostLink(element);
    const isImage = tagName === "img";
    if (!isImage && !embedLabels.has(tagName)) return;
    const src = getAddress(element);
    const shown = isImage && src ? safeImage(src, origins) : null;
    if (shown) {
      element.properties = {
        id: properties.id,
        src: shown,
        alt: properties.alt ?? "",
        ...getSize(properties),
      };
      return;
    }
    const parents = ancestors.filter((each) => each.type === "element");
    const has = (tag: string) => parents.some((parent) => parent.tagName === tag);
    const box = parents.findLast((parent) => !inlineTags.includes(parent.tagName));
    const url = src ? parseUrl(src, origins[0]) : null;
    const isLink = url && /^https?:$/.test(url.protocol) && !isInvisible(element);
    if (!isLink || (isImage && box && !has("figure") && !holdsOneImage(box))) {
      replaced.set(element, createElement("span", {}, []));
      return;
    }
    const link = createLink(tagName, url);
    const id = { id: properties.id };
    if (has("a"))
      replaced.set(element, createElement("span", id, [space, ...link.children, space]));
    else if (has("figure")) replaced.set(element, createElement("span", id, [space, link, space]));
    else replaced.set(element, createElement("figure", id, [link]));
  });
  for (const [element, other] of replaced) Object.assign(element, other);
}

const space: ElementContent = { type: "text", value: " " };

/** Both sides, or none: one alone says nothing of the shape. */
function getSize({ width, height }: Element["properties"]) {
  return Number(width) > 0 && Number(height) > 0 ? { width, height } : {};
}

/**
 * The address of an image of one of the origins, otherwise `null`. The first origin is the shop's own, whose images
 * get a relative URL, because the page may be served under another host.
 */
function safeImage(src: string, origins: readonly string[]): string | null {
  const url = parseUrl(src, origins[0]);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  // Old articles name the store's files by http, or by the protocol of the page.
  if (!origins.includes(url.origin)) url.protocol = "https:";
  if (!origins.includes(url.origin)) return null;
  return url.origin === origins[0] ? url.pathname.replace(/^\/+/, "/") + url.search : url.href;
}

/** Players may name their file in an element of its own. */
function getAddress({ properties, children }: Element): string | null {
  if (properties.src) return String(properties.src);
  const inner = children.find(
    (child): child is Element =>
      child.type === "element" && (child.tagName === "source" || child.tagName === "embed"),
  );
  return inner ? getAddress(inner) : null;
}

/** Whether there is one image in it and no text. */
function holdsOneImage(box: Element): boolean {
  let images = 0;
  let text = "";
  visit(box, (node) => {
    if (node.type === "text") text += node.value;
    if (node.type === "element" && node.tagName === "img") images += 1;
  });
  return images === 1 && text.trim() === "";
}

const embedLabels: ReadonlyMap<string, string> = new Map([
  ["video", "Watch on"],
  ["audio", "Listen on"],
  ["iframe", "Open on"],
  ["embed", "Open on"],
  ["object", "Open on"],
]);

const videoHosts =
  /(?:^|\.)(?:youtube\.com|youtu\.be|vimeo\.com|dailymotion\.com|tiktok\.com|wistia\.(?:com|net))$/;

/** Named by its host: 'Watch on youtube.com'. */
function createLink(tagName: string, url: URL): Element {
  const { href, host } = getPublicPage(url);
  const name = host.replace(/^www\./, "");
  const label = videoHosts.test(name) ? "Watch on" : (embedLabels.get(tagName) ?? "Image at");
  return createElement("a", { href }, [{ type: "text", value: `${label} ${name}` }]);
}

/** Attributes in which a script of another site reads the address of the post that it shows. */
const postAddresses = ["cite", "dataInstgrmPermalink", "dataTextPostPermalink", "dataHref"];

function isPost({ tagName, properties: { className } }: Element): boolean {
  const classes = Array.isArray(className) ? className.join(" ") : "";
  return (
    (tagName === "blockquote" || tagName === "div") &&
    /(?:^|[ -])(?:embed|media|fb-post|fb-video)(?:$|[ -])/.test(classes)
  );
}

/** Unless it has one. */
function addPostLink(post: Element): void {
  const address = postAddresses.map((name) => post.properties[name]).find(Boolean);
  const url = typeof address === "string" ? parseUrl(address) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return;
  let hasLink = false;
  visit(post, { tagName: "a" }, ({ properties }: Element) => {
    const other = parseUrl(String(properties.href));
    hasLink ||= other?.host === url.host && other.pathname === url.pathname;
  });
  if (!hasLink) post.children.push(createElement("p", {}, [createLink("iframe", url)]));
}

function createElement(
  tagName: string,
  properties: Element["properties"],
  children: ElementContent[],
): Element {
  return { type: "element", tagName, properties, children };
}
