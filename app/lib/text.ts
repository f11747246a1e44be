/**
 * The first `count` sentences. A sentence ends at a full stop, question or exclamation mark before a space, so
 * that "5.5%" is not split; an asterisk after the mark belongs to the sentence.
 */
export function firstSentences(text: string, count = 1): string {
  return splitSentences(text).slice(0, count).join(" ");
}

/** The first sentences as a meta description: from 70 to 160 characters if the text is long enough. */
export function shortDescription(text: string): string {
  let description = "";
  for (const sentence of splitSentences(text)) {
    if (description.length >= 70) break;
    description = `${description} ${sentence}`.trim();
  }
  if (description.length <= 160) return description;
  return `${description.slice(0, 160).replace(/\s+\S*$/, "")}…`;
}

export function splitSentences(text: string): string[] {
  const sentences = text.trim().match(/[\s\S]+?(?:[.!?]\*?(?=\s)|$)/g) ?? [];
  return sentences.map((sentence) => sentence.trim());
}

/** `1 product`, `7 products`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** `no`, `seven`; above twelve as a figure. */
export function inWords(count: number): string {
  return words[count] ?? String(count);
}

const words = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
