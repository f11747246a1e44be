/** Letters from which on a word is long enough to recognise it with a slip in it. */
const minForSlip = 4;

/**
 * How well a typed word fits the beginning of another, from 1 for the same word down to 0: the more
 * of the word is typed, the better. Words are still being typed, so every beginning counts.
 */
export function beginsWith(typed: string, word: string): number {
  return word.startsWith(typed) ? 0.4 + (0.6 * typed.length) / word.length : 0;
}

/**
 * The same with one slip in what was typed: a letter missing, too many or wrong, or two of them
 * swapped. Never as good as without.
 */
export function beginsWithSlip(typed: string, word: string): number {
  if (typed.length < minForSlip || !hasOneSlip(typed, word)) return 0;
  return 0.1 + 0.2 * Math.min(1, typed.length / word.length);
}

function hasOneSlip(typed: string, word: string): boolean {
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
