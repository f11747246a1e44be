import { elementsOf, type HtmlElement } from "./html-elements";

export type PagePictures = {
  images: HtmlElement["attributes"][];
  /** Loaded at once: whatever the browser may not put off. */
  eager: HtmlElement["attributes"][];
  /** The lists from which the browser chooses them. */
  firstChoices: string[];
  preloads: HtmlElement["attributes"][];
  /** From which the browser chooses. */
  choices: string[];
  /** What is shown where somebody sends a link to the page. */
  shared: string | undefined;
};

/** The pictures that a page names in its text, before any script. */
export function picturesOf(html: string): PagePictures {
  const elements = elementsOf(html);
  const named = (name: string) =>
    elements.filter((element) => element.name === name).map(({ attributes }) => attributes);
  const images = named("img");
  const preloads = named("link").filter(({ rel, as }) => rel === "preload" && as === "image");
  const eager = images.filter(({ loading }) => loading !== "lazy");
  const lists = [...images, ...named("source"), ...preloads].map(
    ({ srcset, imagesrcset }) => srcset ?? imagesrcset ?? "",
  );
  return {
    images,
    eager,
    firstChoices: eager.flatMap((image) => image.srcset ?? sourcesBefore(image, elements)),
    preloads,
    choices: [...new Set(lists.flatMap(addressesIn))],
    shared: named("meta").find(({ property }) => property === "og:image")?.content,
  };
}

/** The source lists of a `<picture>`, by the `<img>` that ends it. */
function sourcesBefore(image: HtmlElement["attributes"], elements: HtmlElement[]): string[] {
  const end = elements.findIndex(({ attributes }) => attributes === image);
  const start = elements.slice(0, end).findLastIndex(({ name }) => name === "picture");
  return elements.slice(start + 1, end).flatMap(({ attributes }) => attributes.srcset ?? []);
}

function addressesIn(sourceSet: string): string[] {
  return sourceSet.split(", ").flatMap((candidate) => candidate.split(" ")[0] || []);
}
