/** Rule 36 in docs/rules.md. */
const maxCharacters = 200;

/**
 * A review's text as its card shows it first: at most 200 characters, cut between words, and the rest,
 * which is empty when the whole text fits. Both together are the text; a comma goes with the rest.
 */
export function splitReview(text: string): { start: string; rest: string } {
  if (text.length <= maxCharacters) return { start: text, rest: "" };
  const space = text.lastIndexOf(" ", maxCharacters);
  const start = text.slice(0, space > 0 ? space : maxCharacters);
  const end = start.replace(/[,;:.]$/, "").length;
  return { start: text.slice(0, end), rest: text.slice(end) };
}
