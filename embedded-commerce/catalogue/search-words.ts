/** Words of a text in comparable form: lower case, without accents and punctuation. */
export function wordsOf(text: string): string[] {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/** What a text can be found by, and how much a word in it counts. */
export type Searchable = { stems: ReadonlySet<string>; weight: number };

export function searchable(text: string, weight: number): Searchable {
  return { stems: new Set(stemsOf(text)), weight };
}

/** The words of a text, singular and plural as one. */
export function stemsOf(text: string): string[] {
  return wordsOf(text).map(stem);
}

/** How well a text answers a search: null when a word is missing; the last word may be unfinished. */
export function matchScore(
  fields: readonly Searchable[],
  searched: readonly string[],
  lastIsPrefix: boolean,
): number | null {
  let score = 0;
  for (const [position, word] of searched.entries()) {
    const isPrefix = lastIsPrefix && position === searched.length - 1;
    const weights = fields
      .filter(({ stems }) => (isPrefix ? hasPrefix(stems, word) : stems.has(word)))
      .map(({ weight }) => weight);
    if (weights.length === 0) return null;
    score += Math.max(...weights);
  }
  return score;
}

function hasPrefix(stems: ReadonlySet<string>, prefix: string): boolean {
  for (const candidate of stems) if (candidate.startsWith(prefix)) return true;
  return false;
}

/** Singular and plural are one word: "oils" finds the oil. */
function stem(word: string): string {
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}
