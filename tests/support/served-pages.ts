import type { APIRequestContext } from "@playwright/test";
import { type DefaultTreeAdapterTypes as Html, parse } from "parse5";
import type { StructuredData } from "./structured-data";

export type HtmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  parent: HtmlElement | null;
  /** As a browser without styles would show it, with the spaces of the markup. */
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
      return getText(node);
    },
  };
  return [element, ...childNodes.flatMap((child) => elementsIn(child, element))];
}

function getText(node: Html.Node): string {
  if (node.nodeName === "#text" && "value" in node) return node.value;
  if (/^(?:script|style|noscript)$/.test(node.nodeName) || !("childNodes" in node)) return "";
  return node.childNodes.map(getText).join("");
}

type Attributes = HtmlElement["attributes"];

/** A page as served, before any script. */
export type ServedPage = Awaited<ReturnType<typeof readPage>>;

/** Every page that links lead to from the home page. */
export async function crawl(request: APIRequestContext, origin: string): Promise<ServedPage[]> {
  const pages = new Map<string, ServedPage>();
  const queue: [address: string, from: string][] = [["/", "/"]];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [address, from] = next;
    if (pages.has(address)) continue;
    const page = await readPage(request, address, from);
    pages.set(address, page);
    for (const link of page.links) {
      const url = new URL(link, origin + address);
      if (url.origin === origin) queue.push([url.pathname + url.search, address]);
    }
  }
  return [...pages.values()];
}

/** Reads the page of a path and query; `from` is the first page that links to it. */
export async function readPage(request: APIRequestContext, address: string, from = "") {
  const response = await request.get(address);
  const isPage = response.headers()["content-type"]?.startsWith("text/html");
  const html = isPage ? await response.text() : "";
  const elements = parseElements(html);
  const named = (name: string) =>
    elements.filter((element) => element.name === name).map(({ attributes }) => attributes);
  const meta = (key: string) =>
    named("meta").find(({ name, property }) => key === name || key === property)?.content ?? "";
  const [, title = ""] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const images = named("img");
  const eager = images.filter(({ loading }) => loading !== "lazy");
  const preloads = named("link").filter(({ rel, as }) => rel === "preload" && as === "image");
  const getSources = (all: Attributes[]) =>
    all.flatMap(({ srcset, imagesrcset }) => srcset ?? imagesrcset ?? []);
  return {
    address,
    status: response.status(),
    cacheControl: response.headers()["cache-control"],
    from,
    elements,
    meta,
    /** Of the main part. */
    text: elements.find(({ name }) => name === "main")?.text ?? "",
    title: title.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"'),
    description: meta("description"),
    canonical: named("link").find(({ rel }) => rel === "canonical")?.href ?? "",
    robots: meta("robots"),
    /** The image that is shown with a link to the page. */
    sharedImage: meta("og:image"),
    structuredData: parseStructuredData(html),
    h1Count: named("h1").length,
    ids: new Set(elements.flatMap(({ attributes }) => attributes.id ?? [])),
    links: named("a").flatMap(({ href }) => href ?? []),
    images,
    /** Lists of URLs: of images that are not lazy, of preloads, and of all. */
    eagerSources: getSources(eager.flatMap((image) => [image, ...imageSources(image, elements)])),
    preloadedSources: getSources(preloads),
    sources: getSources([...images, ...named("source"), ...preloads]),
  };
}

/** What a served page says to search engines. */
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
