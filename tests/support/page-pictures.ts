import { type DefaultTreeAdapterTypes as Html, parse } from "parse5";

type Element = { name: string; attributes: Readonly<Record<string, string>> };

export type PagePictures = {
  images: Element["attributes"][];
  /** Loaded at once: whatever the browser may not put off. */
  eager: Element["attributes"][];
  preloads: Element["attributes"][];
  /** From which the browser chooses. */
  choices: string[];
  /** What is shown where somebody sends a link to the page. */
  shared: string | undefined;
};

/** The pictures that a page names in its text, before any script. */
export function picturesOf(html: string): PagePictures {
  const elements = elementsIn(parse(html));
  const named = (name: string) =>
    elements.filter((element) => element.name === name).map(({ attributes }) => attributes);
  const images = named("img");
  const preloads = named("link").filter(({ rel, as }) => rel === "preload" && as === "image");
  const lists = [...images, ...named("source"), ...preloads].map(
    ({ srcset, imagesrcset }) => srcset ?? imagesrcset ?? "",
  );
  return {
    images,
    eager: images.filter(({ loading }) => loading !== "lazy"),
    preloads,
    choices: [...new Set(lists.flatMap(addressesIn))],
    shared: named("meta").find(({ property }) => property === "og:image")?.content,
  };
}

function addressesIn(sourceSet: string): string[] {
  return sourceSet.split(", ").flatMap((candidate) => candidate.split(" ")[0] || []);
}

function elementsIn(node: Html.Node): Element[] {
  const children = "childNodes" in node ? node.childNodes.flatMap(elementsIn) : [];
  if (!("tagName" in node)) return children;
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  return [{ name: node.tagName, attributes }, ...children];
}
