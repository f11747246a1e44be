import type { MarkedPart } from "~/blocks/marked";
import { tokenize } from "./search-query";

/** Matched characters by folded term. */
export type MatchedTerms = ReadonlyMap<string, number>;

export function markTerms(text: string, matched: MatchedTerms): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let from = 0;
  for (const { folded, start, end } of tokenize(text)) {
    const letters = matched.get(folded);
    if (letters === undefined) continue;
    // Combining accents change the length: mark the whole word then.
    const to = folded.length === end - start ? start + letters : end;
    if (start > from) parts.push(text.slice(from, start));
    parts.push({ mark: text.slice(start, to) });
    from = to;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

export function hasMatch(text: string, matched: MatchedTerms): boolean {
  return tokenize(text).some(({ folded }) => matched.has(folded));
}

/** Later matches may be cut off by the clamp to two lines. */
const maxCharactersBeforeMatch = 60;
const contextCharacters = 30;

/** Cuts the start of a long text, so that it begins shortly before the first match. */
export function startNearMatch(text: string, matched: MatchedTerms): string {
  const words = tokenize(text);
  const first = words.find(({ folded }) => matched.has(folded));
  if (!first || first.end <= maxCharactersBeforeMatch) return text;
  const start = words.find((word) => word.start >= first.start - contextCharacters) ?? first;
  return `… ${text.slice(start.start)}`;
}
