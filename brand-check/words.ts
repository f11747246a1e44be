import { type BrandFile, findInFiles } from "./brand-files";

/** Words that name a brand and its market, by what they are. */
export type BrandWords = Readonly<Record<string, unknown>>;

/**
 * Places that have a word of the brand which was copied, where the own one is another; names of files, too. A sign such
 * as `$` counts before a number.
 */
export function findOtherWords(
  files: readonly BrandFile[],
  own: BrandWords,
  copied: BrandWords,
  isMeant: (key: string) => boolean,
): string[] {
  const others = Object.entries(copied)
    .filter(([key, word]) => isMeant(key) && word !== own[key])
    .flatMap(([, word]) => (typeof word === "string" ? word : []))
    // The longest first, of which another may be a part.
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[^\w\s]/g, "\\$&"))
    .map((word) => (/\w/.test(word) ? `(?<!\\w)${word}(?!\\w)` : `${word}(?=[\\d{])`));
  if (others.length === 0) return [];
  const pattern = new RegExp(others.join("|"), "g");
  // What follows `${` is code.
  const texts = files.map((file) => ({ ...file, text: file.text.replaceAll("${", "{") }));
  const found = findInFiles(texts, pattern).map(({ place, match }) => `${match} (${place})`);
  const named = files.flatMap(({ path }) => (path.match(pattern) ? path : []));
  return [...new Set([...named, ...found])];
}
