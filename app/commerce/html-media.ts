import type { Element, ElementContent, Root } from "hast";
import { visit } from "unist-util-visit";
import { parseUrl } from "~/lib/urls";
import { findAddress } from "./late-addresses";
import { getPublicPage } from "./video-page";

/** An image or an embed that articles do not show, with the address of its link. */
export type RefusedMedia = { kind: "image" | "embed"; href: string; host: string; text: string };

/**
 * The address of an image of one of the origins, otherwise `null`. The first origin is the shop's own, whose images
 * get a relative URL, because the page may be served under another host.
 */
export function safeImage(src: unknown, origins: readonly string[]): string | null {
  const url = typeof src === "string" && src !== "" ? parseUrl(src, origins[0]) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  // Old articles name the store's files by http, or by the protocol of the page.
  if (!origins.includes(url.origin)) url.protocol = "https:";
  if (!origins.includes(url.origin)) return null;
  return url.origin === origins[0] ? url.pathname.replace(/^\/+/, "/") + url.search : url.href;
}

/**
 * Replaces refused images and all embeds by figures that hold a link to them, and adds one to posts of other sites. An
 * image beside text or other images leaves nothing: a link would stand there like a word of the text.
 */
export function replaceRefusedMedia(root: Root, origins: readonly string[]): void {
  // Judged before any is replaced.
  const dropped = new Set<Element>();
  forEachRefused(root, origins, (element, { kind }, ancestors, block) => {
    if (kind === "image" && !ancestors.has("figure") && !holdsOneImage(block)) dropped.add(element);
  });
  forEachRefused(root, origins, (element, { href, text }, ancestors) => {
    if (dropped.has(element)) {
      Object.assign(element, createElement("span", {}, []));
      return;
    }
    const label: ElementContent = { type: "text", value: text };
    const link = createElement("a", { href }, [label]);
    if (isPost(element)) {
      element.children.push(createElement("p", {}, [link]));
      return;
    }
    const space: ElementContent = { type: "text", value: " " };
    Object.assign(
      element,
      // A link cannot hold another one.
      ancestors.has("a")
        ? createElement("span", {}, [space, label, space])
        : ancestors.has("figure")
          ? createElement("span", {}, [space, link, space])
          : createElement("figure", {}, [link]),
    );
  });
}

function createElement(
  tagName: string,
  properties: Element["properties"],
  children: ElementContent[],
): Element {
  return { type: "element", tagName, properties, children };
}

export function findRefusedMedia(root: Root, origins: readonly string[]): RefusedMedia[] {
  const found: RefusedMedia[] = [];
  forEachRefused(root, origins, (_, media) => found.push(media));
  return found;
}

function forEachRefused(
  { children }: Root | Element,
  origins: readonly string[],
  visit: (
    element: Element,
    media: RefusedMedia,
    ancestors: ReadonlySet<string>,
    /** The paragraph, cell or other box around it; the element itself where it is one of its own. */
    block: Element,
  ) => void,
  ancestors: ReadonlySet<string> = new Set(),
  block: Element | null = null,
): void {
  for (const child of children) {
    if (child.type !== "element") continue;
    const media = toRefusedMedia(child, origins);
    if (media) visit(child, media, ancestors, block ?? child);
    else {
      const own = inlineTags.has(child.tagName) ? block : child;
      forEachRefused(child, origins, visit, new Set([...ancestors, child.tagName]), own);
    }
  }
}

const inlineTags: ReadonlySet<string> = new Set([
  ...["a", "abbr", "b", "bdi", "cite", "code", "em", "font", "i", "mark", "picture", "s"],
  ...["small", "span", "strong", "sub", "sup", "u"],
]);

/** Whether there is one image in it, or it is one, and no text. */
function holdsOneImage(block: Element): boolean {
  let images = 0;
  let text = "";
  visit(block, (node) => {
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

/** Whether a script of another site makes it a post with a video or images. */
function isPost({ tagName, properties: { className } }: Element): boolean {
  const isBox = tagName === "blockquote" || tagName === "div";
  return (
    isBox && /(?:^|[ -])(?:embed|media|fb-post|fb-video)(?:$|[ -])/.test(getClasses(className))
  );
}

function getClasses(className: unknown): string {
  return Array.isArray(className) ? className.join(" ") : "";
}

/** Attributes in which such scripts read the address of the post. */
const postAddresses = ["cite", "dataInstgrmPermalink", "dataTextPostPermalink", "dataHref"];

/**
 * `null` for an image that is shown, for what has no address, for a post with a link to itself, and for what nobody
 * sees, such as a counter.
 */
function toRefusedMedia(element: Element, origins: readonly string[]): RefusedMedia | null {
  const { tagName, properties } = element;
  const embedLabel = embedLabels.get(isPost(element) ? "iframe" : tagName);
  if (tagName !== "img" && !embedLabel) return null;
  const address = getAddress(element);
  if (address === null || isInvisible(properties)) return null;
  if (!embedLabel && safeImage(address, origins)) return null;
  const url = parseUrl(address, origins[0]);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  if (isPost(element) && hasLinkTo(element, url)) return null;
  const { href, host } = getPublicPage(url);
  const name = host.replace(/^www\./, "");
  if (!embedLabel) return { kind: "image", href, host: name, text: `Image at ${name}` };
  const label = videoHosts.test(name) ? "Watch on" : embedLabel;
  return { kind: "embed", href, host: name, text: `${label} ${name}` };
}

/** The address of an image or embed. Players may name their file in an element of its own. */
export function getAddress(element: Element): string | null {
  const { properties, children } = element;
  const names = isPost(element) ? postAddresses : ["src", "data"];
  const own = findAddress(names.map((name) => properties[name]));
  if (own) return own;
  const inner = children.find(
    (child) =>
      child.type === "element" && (child.tagName === "source" || child.tagName === "embed"),
  );
  return inner?.type === "element" ? getAddress(inner) : null;
}

function hasLinkTo({ children }: Element, { host, pathname }: URL): boolean {
  return children.some((child) => {
    if (child.type !== "element") return false;
    const url = typeof child.properties.href === "string" ? parseUrl(child.properties.href) : null;
    const isSame = url?.host === host && url.pathname === pathname;
    return isSame || hasLinkTo(child, new URL(pathname, `https://${host}`));
  });
}

/** Whether it is no larger than what counts visits. */
export function isInvisible({ width, height }: Element["properties"]): boolean {
  return [width, height].some((side) => side === 0 || side === 1);
}

const videoHosts =
  /(?:^|\.)(?:youtube\.com|youtu\.be|vimeo\.com|dailymotion\.com|tiktok\.com|wistia\.(?:com|net))$/;
