import { fold } from "~/lib/text";

/** Longer queries are cut: the URL is untrusted. */
export const maxQueryCharacters = 100;
const maxTerms = 8;

/** The words of a text without case, accents and apostrophes. `45+` is `45`; `sulfate-free` is two. */
export function tokenize(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Collapses white space and cuts the query. */
export function normalizeQuery(text: string): string {
  return text.replace(/\s+/gu, " ").trim().slice(0, maxQueryCharacters).trim();
}

/** The unique terms of a query; stop words only when there are no others. */
export function getQueryTerms(query: string): string[] {
  const all = [...new Set(tokenize(normalizeQuery(query)))];
  const telling = all.filter((word) => !stopWords.has(word));
  return (telling.length > 0 ? telling : all).slice(0, maxTerms);
}

const stopWords = new Set(
  "a an and are at for from i in is it my of on or s the to what with your".split(" "),
);

/** The query in a URL's search part. */
export function parseQuery(search: string): string {
  return normalizeQuery(new URLSearchParams(search).get("q") ?? "");
}
