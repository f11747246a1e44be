import type { Element, ElementContent, Root } from "hast";
import { parseUrl } from "~/lib/urls";

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

/** Replaces refused images and all embeds by figures that hold a link to them. */
export function replaceRefusedMedia(root: Root, origins: readonly string[]): void {
  forEachRefused(root, origins, (element, { href, text }, ancestors) => {
    const label: ElementContent = { type: "text", value: text };
    const link = createElement("a", { href }, [label]);
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
  visit: (element: Element, media: RefusedMedia, ancestors: ReadonlySet<string>) => void,
  ancestors: ReadonlySet<string> = new Set(),
): void {
  for (const child of children) {
    if (child.type !== "element") continue;
    const media = toRefusedMedia(child, origins);
    if (media) visit(child, media, ancestors);
    else forEachRefused(child, origins, visit, new Set([...ancestors, child.tagName]));
  }
}

const embedLabels: ReadonlyMap<string, string> = new Map([
  ["video", "Watch on"],
  ["audio", "Listen on"],
  ["iframe", "Open on"],
  ["embed", "Open on"],
  ["object", "Open on"],
]);

/** `null` for an image that is shown, for what has no address, and for what nobody sees, such as a counter. */
function toRefusedMedia(element: Element, origins: readonly string[]): RefusedMedia | null {
  const { tagName, properties } = element;
  const embedLabel = embedLabels.get(tagName);
  if (tagName !== "img" && !embedLabel) return null;
  const address = getAddress(element);
  if (address === null || isInvisible(properties)) return null;
  if (!embedLabel && safeImage(address, origins)) return null;
  const url = parseUrl(address, origins[0]);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const { href, host } = getPublicPage(url);
  const name = host.replace(/^www\./, "");
  if (!embedLabel) return { kind: "image", href, host: name, text: `Image at ${name}` };
  const label = videoHosts.test(name) ? "Watch on" : embedLabel;
  return { kind: "embed", href, host: name, text: `${label} ${name}` };
}

/** Players may name their file in an element of its own. */
function getAddress({ properties, children }: Element): string | null {
  const { src, data, dataSrc } = properties;
  const own = [src, data, dataSrc].find((value) => typeof value === "string" && value !== "");
  if (typeof own === "string") return own;
  const inner = children.find(
    (child) =>
      child.type === "element" && (child.tagName === "source" || child.tagName === "embed"),
  );
  return inner?.type === "element" ? getAddress(inner) : null;
}

function isInvisible({ width, height }: Element["properties"]): boolean {
  return [width, height].some((side) => side === 0 || side === 1);
}

const videoHosts =
  /(?:^|\.)(?:youtube\.com|youtu\.be|vimeo\.com|dailymotion\.com|tiktok\.com|wistia\.(?:com|net))$/;

/** The page of an embedded video, because some players refuse to open by themselves. */
function getPublicPage(url: URL): URL {
  const { hostname, pathname } = url;
  // A playlist and a channel's broadcast have names that are as long as a video's id.
  const [, youtubeId] = /^\/embed\/(?!videoseries|live_stream)([\w-]{11})$/.exec(pathname) ?? [];
  if (youtubeId && /^(?:www\.)?youtube(?:-nocookie)?\.com$/.test(hostname))
    return new URL(`https://www.youtube.com/watch?v=${youtubeId}`);
  const [, vimeoId] = /^\/video\/(\d+)$/.exec(pathname) ?? [];
  if (vimeoId && hostname === "player.vimeo.com") {
    const [hash] = /^\w+$/.exec(url.searchParams.get("h") ?? "") ?? [];
    return new URL(`https://vimeo.com/${vimeoId}${hash ? `/${hash}` : ""}`);
  }
  return url;
}
