import { type ArticleBody, type BodyElement, getElements, getText } from "~/commerce/article-body";

export type Heading = { id: string; text: string; level: 2 | 3; element: BodyElement };

/**
 * The h2 and h3 of an article, in order, with their ids. An id is a slug of the text, in any script;
 * its prefix avoids collisions with other ids of the page.
 */
export function getHeadings(body: ArticleBody): Heading[] {
  const taken = new Set<string>();
  return getElements(body).flatMap((element): Heading[] => {
    if (element.tag !== "h2" && element.tag !== "h3") return [];
    const text = getText(element.children).replace(/\s+/g, " ").trim();
    if (text === "") return [];
    const id = freeId(`h-${toSlug(text) || "section"}`, taken);
    taken.add(id);
    return [{ id, text, level: element.tag === "h2" ? 2 : 3, element }];
  });
}

/** Letters, marks and digits of every script, joined by hyphens. */
function toSlug(text: string): string {
  const words = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/['’]/g, "")
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  return [...(words ?? []).join("-")].slice(0, 80).join("");
}

function freeId(id: string, taken: ReadonlySet<string>): string {
  let free = id;
  for (let count = 2; taken.has(free); count++) free = `${id}-${count}`;
  return free;
}
