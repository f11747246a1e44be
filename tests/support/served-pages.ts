import { type DefaultTreeAdapterTypes as Html, parse } from "parse5";
import type { StructuredData } from "./structured-data";

export type HtmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  parent: HtmlElement | null;
  /** The text as a browser without styles would show it, with the spaces of the markup. */
  readonly text: string;
};

/** Every element of a served page, in its order, before any script; templates have theirs too. */
export function parseElements(html: string): HtmlElement[] {
  return elementsIn(parse(html));
}

function elementsIn(node: Html.Node, parent: HtmlElement | null = null): HtmlElement[] {
  const inside = "content" in node ? node.content : node;
  const childNodes = "childNodes" in inside ? inside.childNodes : [];
  if (!("tagName" in node)) return childNodes.flatMap((child) => elementsIn(child, parent));
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  const element = {
    name: node.tagName,
    attributes,
    parent,
    get text() {
      return textsIn(node, notShown).join("");
    },
  };
  return [element, ...childNodes.flatMap((child) => elementsIn(child, element))];
}

const textAttributes = ["alt", "aria-label", "content", "placeholder", "title", "value"];
const code = ["script", "style"];
const notShown = [...code, "noscript", "template"];

/** The texts in a node, but for those in some kinds of elements. */
function textsIn(node: Html.Node, without: readonly string[]): string[] {
  if (node.nodeName === "#text" && "value" in node) return [node.value];
  const inside = "content" in node ? node.content : node;
  if (without.includes(node.nodeName) || !("childNodes" in inside)) return [];
  return inside.childNodes.flatMap((child) => textsIn(child, without));
}

type Attributes = HtmlElement["attributes"];

/** A page as served, before any script. */
export type ServedPage = Awaited<ReturnType<typeof readPage>>;

/** Every page that links lead to from the home page, in the order in which the links are found. */
export async function crawl(origin: string): Promise<ServedPage[]> {
  const pages = new Map<string, ServedPage>();
  /** Addresses to read, and the first page that links to each. */
  let found = new Map([["/", "/"]]);
  while (found.size > 0) {
    const read = await readAll(found, ([address, from]) => readPage(origin, address, from));
    for (const page of read) pages.set(page.address, page);
    found = new Map();
    for (const { address, links } of read)
      for (const link of links) {
        const url = new URL(link, origin + address);
        const target = url.pathname + url.search;
        const isKnown = pages.has(target) || found.has(target);
        if (url.origin === origin && !isKnown) found.set(target, address);
      }
  }
  return [...pages.values()];
}

/** Reads several at a time; the results have the order of the items. */
export async function readAll<Item, Result>(
  items: Iterable<Item>,
  read: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = [...items].entries();
  const readNext = async () => {
    for (const [index, item] of queue) results[index] = await read(item);
  };
  await Promise.all(Array.from({ length: 4 }, readNext));
  return results;
}

/** Requests the image formats that the build has made, and no compression, which takes longer than the rest. */
const headers = { accept: "text/html,image/avif,*/*;q=0.8", "accept-encoding": "identity" };

/** Reads the page of a path and query; `from` is the first page that links to it. */
export async function readPage(origin: string, address: string, from = "") {
  const response = await fetch(origin + address, { headers });
  const isPage = response.headers.get("content-type")?.startsWith("text/html");
  const html = isPage ? await response.text() : "";
  const tree = parse(html);
  const elements = elementsIn(tree);
  const named = (name: string) =>
    elements.filter((element) => element.name === name).map(({ attributes }) => attributes);
  const meta = (key: string) =>
    named("meta").find(({ name, property }) => key === name || key === property)?.content ?? "";
  const [, title = ""] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const images = named("img");
  const eager = images.filter(({ loading }) => loading !== "lazy");
  const preloads = named("link").filter(({ rel, as }) => rel === "preload" && as === "image");
  const structuredData = parseStructuredData(html);
  const getSources = (all: Attributes[]) =>
    all.flatMap(({ srcset, imagesrcset }) => srcset ?? imagesrcset ?? []);
  return {
    address,
    status: response.status,
    cacheControl: response.headers.get("cache-control"),
    from,
    html,
    elements,
    meta,
    /** Text of the main part. */
    text: elements.find(({ name }) => name === "main")?.text ?? "",
    /** Each text that people, their devices or search engines read: structured data and attributes included. */
    get texts() {
      const attributes = elements.flatMap((element) => Object.entries(element.attributes));
      const read = attributes.filter(([name]) => textAttributes.includes(name));
      const data = structuredData.map((object) => JSON.stringify(object));
      return [...textsIn(tree, code), ...data, ...read.map(([, value]) => value)];
    },
    title: title.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"'),
    description: meta("description"),
    canonical: named("link").find(({ rel }) => rel === "canonical")?.href ?? "",
    robots: meta("robots"),
    /** The image that is shown with a link to the page. */
    sharedImage: meta("og:image"),
    structuredData,
    h1Count: named("h1").length,
    classes: new Set(elements.flatMap(({ attributes }) => attributes.class?.match(/\S+/g) ?? [])),
    styleSheets: named("link").flatMap(({ rel, href }) => (rel === "stylesheet" && href) || []),
    ids: new Set(elements.flatMap(({ attributes }) => attributes.id ?? [])),
    links: named("a").flatMap(({ href }) => href ?? []),
    images,
    /** Lists of URLs: of images that are not lazy, of preloads, and of all. */
    eagerSources: getSources(eager.flatMap((image) => [image, ...imageSources(image, elements)])),
    preloadedSources: getSources(preloads),
    sources: getSources([...images, ...named("source"), ...preloads]),
  };
}

/** Where the links of the main part lead, which the footer follows. */
export function findMainLinks({ elements }: ServedPage): string[] {
  const start = elements.findIndex(({ name }) => name === "main");
  const end = elements.findLastIndex(({ name }) => name === "footer");
  const links = elements.slice(start, end).filter(({ name }) => name === "a");
  return links.flatMap(({ attributes }) => attributes.href ?? []);
}

/** What a served page tells search engines. */
function parseStructuredData(html: string): StructuredData[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].map(([, json = ""]) => JSON.parse(json));
}

/** The `<source>` elements of an image in a `<picture>`. */
function imageSources(image: Attributes, elements: HtmlElement[]): Attributes[] {
  const end = elements.findIndex(({ attributes }) => attributes === image);
  const start = elements.slice(0, end).findLastIndex(({ name }) => name !== "source");
  return elements.slice(start + 1, end).map(({ attributes }) => attributes);
}
