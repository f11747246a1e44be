/**
 * The first sentences of a plain text, as many as asked for. A sentence ends at a full stop, question
 * or exclamation mark before a space, so that "5.5%" stays whole; an asterisk belongs to its claim.
 */
export function firstSentences(text: string, count = 1): string {
  return sentencesWithSpaces(text).slice(0, count).join("").trim();
}

/**
 * As many of the first sentences as make a description for search engines: 70 characters or more
 * where there are as many, and at most 160, cut at a word.
 */
export function shortDescription(text: string): string {
  let description = "";
  for (const sentence of sentencesOf(text)) {
    if (description.length >= 70) break;
    description = `${description} ${sentence}`.trim();
  }
  if (description.length <= 160) return description;
  return `${description.slice(0, 160).replace(/\s+\S*$/, "")}…`;
}

/** All sentences of a plain text, by the same rule. */
export function sentencesOf(text: string): string[] {
  return sentencesWithSpaces(text).map((sentence) => sentence.trim());
}

function sentencesWithSpaces(text: string): string[] {
  return text.trim().match(/[\s\S]+?(?:[.!?]\*?(?=\s|$)|$)/g) ?? [];
}

/** The parts of a plain text between line breaks, empty ones left out. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\s*[\r\n]+\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** `1 product`, `7 products`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
