import { firstCharacters } from "./plain-text.ts";

/** The first `count` sentences. */
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
  return firstCharacters(description, 160);
}

let segmenter: Intl.Segmenter | undefined;

/** The sentences. A browser without `Intl.Segmenter` gets the whole text. */
export function splitSentences(text: string): string[] {
  const whole = text.trim();
  if (!("Segmenter" in Intl)) return [whole];
  segmenter ??= new Intl.Segmenter("en", { granularity: "sentence" });
  // As a closing quotation mark, the asterisk of a note belongs to the sentence before it.
  const segments = segmenter.segment(whole.replaceAll(/([.!?])\*/g, "$1”"));
  return Array.from(segments)
    .map(({ index, segment }) => whole.slice(index, index + segment.length).trim())
    .filter((sentence) => sentence !== "");
}

/** A text as it is compared: without case, accents and apostrophes. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase();
}

const unit = "mcg|mg|g|kg|ml|fl oz|oz|IU";

/**
 * Keeps a number and its unit on one line, and the two numbers of a range: with no-break spaces, and a word joiner
 * (U+2060) after the dash.
 */
export function keepUnits(text: string): string {
  return text
    .replace(new RegExp(`(\\d) (?=(?:${unit})\\b)`, "g"), "$1\u00A0")
    .replace(/\bfl oz\b/g, "fl\u00A0oz")
    .replace(/(?<![\d-])(\d{1,3}[-–])(?=\d{1,3}(?![\d-]))/g, "$1\u2060");
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

const listTypes = { and: "conjunction", or: "disjunction" } as const;

/** `30, 60 or 90`. */
export function joinWith(word: "and" | "or", items: readonly (string | number)[]): string {
  // British English has no comma before the last one.
  const format = new Intl.ListFormat("en-GB", { type: listTypes[word] });
  return format.format(items.map(String));
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `5,000`. Written without `Intl`, whose first use takes 60 ms of a slow phone's load. */
export function groupThousands(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
