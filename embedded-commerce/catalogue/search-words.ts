/** Words of a text in comparable form: lower case, without accents and punctuation. */
export function wordsOf(text: string): string[] {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/** How well a text answers a search: null when a word is missing; the last word may be unfinished. */
export function matchScore(
  fields: readonly { text: string; weight: number }[],
  searchWords: readonly string[],
  lastIsPrefix: boolean,
): number | null {
  const indexed = fields.map(({ text, weight }) => ({ words: wordsOf(text).map(stem), weight }));
  let score = 0;

  for (const [position, word] of searchWords.map(stem).entries()) {
    const isPrefix = lastIsPrefix && position === searchWords.length - 1;
    const weights = indexed
      .filter(({ words }) =>
        words.some((candidate) => (isPrefix ? candidate.startsWith(word) : candidate === word)),
      )
      .map(({ weight }) => weight);
    if (weights.length === 0) return null;
    score += Math.max(...weights);
  }
  return score;
}

/** Singular and plural are one word: "oils" finds the oil. */
function stem(word: string): string {
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}
