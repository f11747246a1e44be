import type { Element, ElementContent, Root } from "hast";
import { visit } from "unist-util-visit";
import { targetPrefix } from "~/lib/urls";
import { putTargets, removedTags } from "./html-blocks";
import { decodePart } from "./html-links";

/**
 * Replaces ids and names by targets, which are empty `span`s with an id, because the elements that have them may be
 * moved, renamed or left out. Links to them get the prefix that the schema gives their ids.
 */
export function markTargets(root: Root): void {
  const ids = new Set<string>();
  markChildren(root, ids);
  visit(root, "element", ({ tagName, properties: { href }, properties }) => {
    if (tagName !== "a" || typeof href !== "string" || !href.startsWith("#")) return;
    const fragment = withoutPrefix(href.slice(1));
    if (ids.has(decodePart(fragment))) properties.href = `#${targetPrefix}${fragment}`;
  });
}

function markChildren(parent: Root | Element, ids: Set<string>): void {
  parent.children = (parent.children as ElementContent[]).flatMap((child): ElementContent[] => {
    if (child.type !== "element") return [child];
    const id = takeId(child);
    // The first of several elements with the same id counts, as in a document.
    const isNew = id !== "" && !ids.has(id);
    if (isNew) ids.add(id);
    if (!removedTags.includes(child.tagName)) markChildren(child, ids);
    const target = createTarget(id);
    return isNew && !putTargets(child, [target], "unshift") ? [target, child] : [child];
  });
}

/** The id without whitespace around it and without the prefix; an empty one where there is none. */
function takeId({ tagName, properties }: Element): string {
  const names = [properties.id, tagName === "a" ? properties.name : ""];
  delete properties.id;
  const name = names.find((name) => typeof name === "string" && name.trim() !== "");
  return withoutPrefix(String(name ?? "").trim());
}

/** Some editors add the same prefix to ids, and not to the links. */
function withoutPrefix(id: string): string {
  return id.startsWith(targetPrefix) ? withoutPrefix(id.slice(targetPrefix.length)) : id;
}

function createTarget(id: string): Element {
  return { type: "element", tagName: "span", properties: { id }, children: [] };
}
