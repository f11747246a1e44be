import type { Root } from "hast";
import { visit } from "unist-util-visit";

/** Attributes in which themes keep the address of an image or embed until a script or the browser chooses it. */
const lateAddresses = ["dataSrc", "dataLazySrc", "dataOriginal", "dataOriginalSrc"];
const sourceSets = ["dataSrcset", "dataLazySrcset", "srcSet"];

/** Gives images and embeds the address that scripts would give them or the browser would choose. */
export function readLateAddresses(root: Root): void {
  visit(root, "element", ({ tagName, properties }, _, parent) => {
    if (!mediaTags.has(tagName)) return;
    const sources =
      parent?.type === "element" && parent.tagName === "picture" ? parent.children : [];
    const sets = [
      properties,
      ...sources.map((node) => ("properties" in node ? node.properties : {})),
    ];
    const address =
      findAddress(lateAddresses.map((name) => properties[name])) ??
      findAddress([properties.src]) ??
      findAddress(sets.flatMap((set) => sourceSets.map((name) => getLargest(set[name]))));
    // Themes fill in the width for the window.
    if (address) properties.src = address.replace("{width}", `${lateImageWidth}`);
  });
}

const mediaTags: ReadonlySet<string> = new Set([
  ...["img", "iframe", "embed", "video", "audio", "source"],
]);
/** Pixels. */
const lateImageWidth = 1200;

/** The first that leads somewhere, unlike `about:blank` or the image in a `data:` URL that holds the place. */
export function findAddress(values: readonly unknown[]): string | undefined {
  return values.find(
    (value): value is string =>
      typeof value === "string" && /^(?!\s*(?:$|(?:data|blob|about|javascript):))/i.test(value),
  );
}

/** The address of the widest image of a source set. */
function getLargest(sourceSet: unknown): string | undefined {
  if (typeof sourceSet !== "string") return undefined;
  const candidates = sourceSet.matchAll(/([^\s,]\S*[^\s,])(?:\s+([\d.]+)[wx])?\s*(?:,|$)/g);
  const sizes = Array.from(candidates, ([, url, size = "1"]) => ({ url, size: Number(size) }));
  return sizes.sort((a, b) => b.size - a.size)[0]?.url;
}
