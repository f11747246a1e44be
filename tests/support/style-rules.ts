import { readFileSync } from "node:fs";
import { join } from "node:path";

// A class that no selector names was misspelled, or its rule is gone: the page looks wrong without an error. A class
// that only marks an element for others, as `group/card` does, is named by their selectors.

const files = join(import.meta.dirname, "../../build/client");
const known = new Map<string, ReadonlySet<string>>();

/** The classes that no selector of the style sheets names; these are the build's, by their paths. */
export function findWithoutRule(classes: Iterable<string>, sheets: readonly string[]): string[] {
  const named = sheets.map((path) => {
    const names = known.get(path) ?? namedIn(readFileSync(join(files, path), "utf8"));
    known.set(path, names);
    return names;
  });
  return [...new Set(classes)].filter((name) => !named.some((names) => names.has(name))).sort();
}

/** The classes in the selectors of a style sheet, as an element has them. */
function namedIn(css: string): ReadonlySet<string> {
  const beforeBlocks = css.match(/[^{};]+(?=\{)/g) ?? [];
  const selectors = beforeBlocks.filter((text) => !text.startsWith("@")).join("\n");
  // A selector that ends where the name does, not that of a longer name.
  const names = selectors.match(/\.(?!\d)(?:\\[\da-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+/gi) ?? [];
  return new Set(names.map((name) => withoutEscapes(name.slice(1))));
}

function withoutEscapes(name: string): string {
  return name.replace(/\\(?:([\da-f]{1,6}) ?|(.))/gi, (_, code: string, character: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : character,
  );
}
