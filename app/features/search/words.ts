/** Characters of a search that count; nobody types more, and an address may hold anything. */
export const maxQuery = 100;
const maxWords = 8;

/** A word of a text as it is compared: without case, accents and apostrophes. */
export type Word = { folded: string; start: number; end: number };

/** The words of a text, in order. `45+` is the word `45`; `sulfate-free` is two. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+(?:['’]\p{L}+)*/gu)].map((match) => ({
    folded: fold(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** What was typed, or stands in an address, as it is shown and searched for. */
export function tidyQuery(text: string): string {
  return text.replace(/\s+/gu, " ").trim().slice(0, maxQuery).trim();
}

/** The words to look for, each once; small words only when there are no others. */
export function queryWords(query: string): string[] {
  const all = [...new Set(wordsOf(tidyQuery(query)).map(({ folded }) => folded))];
  const telling = all.filter((word) => !smallWords.has(word));
  return (telling.length > 0 ? telling : all).slice(0, maxWords);
}

const smallWords = new Set(
  "a an and are at for from i in is it my of on or s the to what with your".split(" "),
);

function fold(word: string): string {
  if (/^[a-z]+$/.test(word)) return word;
  return word
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase();
}
