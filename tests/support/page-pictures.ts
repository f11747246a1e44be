import { elementsOf, type HtmlElement } from "./html-elements";

export type PagePictures = {
  images: HtmlElement["attributes"][];
  /** Loaded at once: whatever the browser may not put off. */
  eager: HtmlElement["attributes"][];
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
