import { wordsOf } from "./words";

/** A piece of text, or one that was searched for. */
export type MarkedPart = string | { mark: string };

/** How many letters of a word, folded, were found; a word that is not in it was not. */
export type FoundWords = ReadonlyMap<string, number>;

/** A text in pieces, so that what was found in it can be marked. */
export function markedParts(text: string, found: FoundWords): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let from = 0;
  for (const { folded, start, end } of wordsOf(text)) {
    const letters = found.get(folded);
    if (letters === undefined) continue;
    // An accent may be a character of its own: then the places do not fit, and all of it is marked.
    const to = folded.length === end - start ? start + letters : end;
    if (start > from) parts.push(text.slice(from, start));
    parts.push({ mark: text.slice(start, to) });
    from = to;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

export function hasFound(text: string, found: FoundWords): boolean {
  return wordsOf(text).some(({ folded }) => found.has(folded));
}

/** Characters after which a word may be cut off where a text is shown in two lines. */
const seenAtOnce = 60;
const before = 30;

/** A text that begins, where it is long, a few words before what was found. */
export function fromFound(text: string, found: FoundWords): string {
  const words = wordsOf(text);
  const first = words.find(({ folded }) => found.has(folded));
  if (!first || first.end <= seenAtOnce) return text;
  const start = words.find((word) => word.start >= first.start - before) ?? first;
  return `… ${text.slice(start.start)}`;
}
