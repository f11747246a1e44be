import { type BrandFile, findInFiles } from "./brand-files";

/** What names a brand and its market. */
export type Identity = {
  site: { name: string; slug: string };
  market: Readonly<Record<string, unknown>> & { symbol: string };
};

const ofCurrency = ["currency", "currencyName", "symbol"];

/** Places that still have the name of the brand which was copied; also in the names of files. */
export function findOtherName(files: readonly BrandFile[], own: Identity, copied: Identity) {
  const names = [copied.site.name, copied.site.slug];
  const others = names.filter((name) => name !== own.site.name && name !== own.site.slug);
  if (others.length === 0) return [];
  const pattern = new RegExp(`(?<![a-z])(?:${others.map(escapePattern).join("|")})(?![a-z])`, "gi");
  const paths = files.flatMap(({ path }) => (path.match(pattern) ? path : []));
  return [...paths, ...toLines(findInFiles(files, pattern))];
}

/** Places that have the currency of the copied brand. A `$` counts before a number, not in a pattern. */
export function findOtherCurrency(files: readonly BrandFile[], own: Identity, copied: Identity) {
  return findValues(files, own, copied, (key) => ofCurrency.includes(key));
}

/** Places that have the country of the copied brand, its clock or its days without delivery. */
export function findOtherCountry(files: readonly BrandFile[], own: Identity, copied: Identity) {
  return findValues(files, own, copied, (key) => !ofCurrency.includes(key));
}

function findValues(
  files: readonly BrandFile[],
  own: Identity,
  copied: Identity,
  isMeant: (key: string) => boolean,
): string[] {
  const others = Object.entries(copied.market)
    .flatMap(([key, value]) =>
      isMeant(key) && typeof value === "string" && own.market[key] !== value ? value : [],
    )
    .sort((one, other) => other.length - one.length);
  if (others.length === 0) return [];
  const patterns = others.map((value) =>
    value === copied.market.symbol
      ? `${escapePattern(value)}(?=[\\d{])`
      : `(?<!\\w)${escapePattern(value)}(?!\\w)`,
  );
  // What follows `${` is code.
  const texts = files.map((file) => ({ ...file, text: file.text.replaceAll("${", "{") }));
  return toLines(findInFiles(texts, new RegExp(patterns.join("|"), "g")));
}

function toLines(found: readonly { place: string; match: string }[]): string[] {
  return [...new Set(found.map(({ place, match }) => `${match} (${place})`))];
}

function escapePattern(text: string): string {
  return text.replace(/[^\w\s]/g, "\\$&");
}
