/** Minimum characters of a term that may have a typo. */
const minTypoCharacters = 4;

/**
 * Score of a prefix match, from 1 for the whole word to 0 for no match. Matches prefixes, because
 * the visitor is still typing.
 */
export function getPrefixScore(typed: string, word: string): number {
  return word.startsWith(typed) ? 0.4 + (0.6 * typed.length) / word.length : 0;
}

/**
 * Score of a prefix match with one typo: a character missing, added, wrong, or swapped with the next.
 * Always lower than an exact prefix.
 */
export function getTypoScore(typed: string, word: string): number {
  if (typed.length < minTypoCharacters || !hasOneTypo(typed, word)) return 0;
  return 0.1 + 0.2 * Math.min(1, typed.length / word.length);
}

function hasOneTypo(typed: string, word: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  const rest = (from: number) => typed.slice(from);
  return (
    word.startsWith(rest(at), at + 1) ||
    word.startsWith(rest(at + 1), at) ||
    word.startsWith(rest(at + 1), at + 1) ||
    (typed[at] === word[at + 1] &&
      typed[at + 1] === word[at] &&
      word.startsWith(rest(at + 2), at + 2))
  );
}
