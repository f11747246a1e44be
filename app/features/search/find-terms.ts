export type TermMatch = { term: string; closeness: number; letters: number };

/** Minimum characters of a term that may have a typo. */
const minTypoCharacters = 4;

/** The indexed terms with the typed prefix, because the visitor is still typing; else those with one typo. */
export function findTerms(typed: string, terms: readonly string[]): TermMatch[] {
  const getShare = (term: string) => Math.min(1, typed.length / term.length);

  const exact = terms
    .filter((term) => term.startsWith(typed))
    .map((term) => ({ term, closeness: 0.4 + 0.6 * getShare(term), letters: typed.length }));
  if (exact.length > 0 || typed.length < minTypoCharacters) return exact;
  return terms
    .filter((term) => hasOneTypo(typed, term))
    .map((term) => ({ term, closeness: 0.1 + 0.2 * getShare(term), letters: term.length }));
}

/** Whether the term begins with what was typed, or with all but an ending such as that of a plural. */
export function isSameWord(typed: string, term: string): boolean {
  return term.startsWith(typed) || (typed.startsWith(term) && typed.length - term.length < 3);
}

/** Whether it is a prefix of the term except for one missing, extra, wrong or swapped character. */
function hasOneTypo(typed: string, term: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === term[at]) at += 1;
  const rest = (from: number) => typed.slice(from);
  return (
    term.startsWith(rest(at), at + 1) ||
    term.startsWith(rest(at + 1), at) ||
    term.startsWith(rest(at + 1), at + 1) ||
    (typed[at] === term[at + 1] &&
      typed[at + 1] === term[at] &&
      term.startsWith(rest(at + 2), at + 2))
  );
}
